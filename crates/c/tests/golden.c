/* Golden cases through mentsu_ask.
 *
 *   golden riichi <tests/golden/cases.txt   points, han, fu and yakuman of each score
 *   golden mcr <cases.jsonl                 total and fan of each win under Chinese official rules
 *
 * Prints how many there are, and each that differs.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mentsu.h"

static char line[32768];
static char request[65536];

static char *ask(void) {
    char *answer = NULL;
    MentsuError error;
    if (mentsu_ask(request, strlen(request), &answer, NULL, &error) != MENTSU_STATUS_OK) {
        fprintf(stderr, "%s\n", error.message);
        exit(2);
    }
    return answer;
}

static void add(const char *text) { strncat(request, text, sizeof request - strlen(request) - 1); }

/* Melds such as (123m)(777/7z)[1111m] as objects. */
static void add_melds(const char *text) {
    const char *comma = "";
    add(",\"melds\":[");
    while (*text) {
        char tiles[16] = "", object[64];
        const char *kind;
        size_t count = 0, added = 0;
        char close = *text == '[' ? ']' : ')';
        int is_ankan = *text++ == '[';
        for (; *text && *text != close; text++) {
            if (*text == '/') added = 1;
            else if (count < sizeof tiles - 1) tiles[count++] = *text;
        }
        if (*text) text++;
        kind = is_ankan ? "ankan" : added ? "kakan" : count == 5 ? "daiminkan" : "pon";
        if (count == 4) {
            /* A red five counts as five. */
            int ranks[3], i;
            for (i = 0; i < 3; i++) ranks[i] = tiles[i] == '0' ? '5' : tiles[i];
            if (ranks[0] != ranks[1] || ranks[1] != ranks[2]) kind = "chi";
        }
        sprintf(object, "%s{\"type\":\"%s\",\"tiles\":\"%s\"}", comma, kind, tiles);
        add(object);
        comma = ",";
    }
    add("]");
}

/* `4m05p` as a list of tiles. */
static void add_tiles(const char *key, const char *text) {
    char ranks[16] = "", item[16];
    const char *comma = "";
    size_t count = 0, i;
    add(key);
    for (; *text; text++) {
        if (*text >= '0' && *text <= '9') {
            if (count < sizeof ranks) ranks[count++] = *text;
            continue;
        }
        for (i = 0; i < count; i++) {
            sprintf(item, "%s\"%c%c\"", comma, ranks[i], *text);
            add(item);
            comma = ",";
        }
        count = 0;
    }
    add("]");
}

/* The number after a key; 0 where there is none, or null. */
static long number(const char *answer, const char *key) {
    const char *found = strstr(answer, key);
    return found ? strtol(found + strlen(key), NULL, 10) : 0;
}

static int riichi(void) {
    char *columns[13], text[512], *answer, *flag;
    int count = 0, i;
    const char *comma = "";
    for (columns[0] = line; count < 12; count++) {
        char *bar = strchr(columns[count], '|');
        if (!bar) return 2;
        *bar = 0;
        columns[count + 1] = bar + 1;
    }
    sprintf(request, "{\"op\":\"score\",\"closed\":\"%s\",\"win\":\"%s\",\"tsumo\":%s,\"seat\":\"%c\",\"round\":\"%c\"",
            columns[0], columns[1], columns[3][0] == 'T' ? "true" : "false", columns[3][1], columns[3][2]);
    add_melds(columns[2]);
    add_tiles(",\"dora\":[", columns[4]);
    add_tiles(",\"ura\":[", columns[5]);
    add(",\"flags\":[");
    for (flag = strtok(columns[6], " "); flag; flag = strtok(NULL, " ")) {
        sprintf(text, "%s\"%s\"", comma, flag);
        add(text);
        comma = ",";
    }
    sprintf(text, "],\"rules\":{\"open_tanyao\":%s,\"double_yakuman\":%s,\"kiriage\":%s,\"counted_yakuman\":\"%s\"}}",
            strchr(columns[7], 'k') ? "true" : "false", strchr(columns[7], 'd') ? "true" : "false",
            strchr(columns[7], 'm') ? "true" : "false", strchr(columns[7], 'z') ? "yakuman" : "sanbaiman");
    add(text);
    answer = ask();
    i = number(answer, "\"points\":") != atol(columns[12]) || number(answer, "\"han\":") != atol(columns[9]) ||
        number(answer, "\"fu\":") != atol(columns[10]) || number(answer, "\"yakuman\":") != atol(columns[11]) ||
        strstr(answer, "\"error\"") != NULL;
    if (i) printf("%s\n%s\n", request, answer);
    mentsu_free(answer);
    return i;
}

/* Removes the spaces that JSON doesn't need. */
static void squeeze(char *text) {
    char *to = text;
    for (; *text; text++) {
        if (*text != ' ' && *text != '\n') *to++ = *text;
    }
    *to = 0;
}

/* The pairs between braces, `"name":[8,1]`, as many in one text as in the other and each in both. */
static int same_fans(const char *answer, const char *expected) {
    const char *fans = strstr(answer, "\"fans\":{"), *end = fans ? strchr(fans, '}') : NULL;
    size_t found = 0, given = 0;
    const char *at;
    if (!end) return 0;
    for (at = fans + 8; at < end; at++) given += *at == ']';
    expected = strstr(expected, "\"fans\":{") + 8;
    while (*expected == '"') {
        const char *close = strchr(expected, ']');
        size_t length = (size_t)(close + 1 - expected);
        for (at = fans; at + length <= end; at++) {
            if (strncmp(at, expected, length) == 0) break;
        }
        if (at + length > end) return 0;
        found++;
        expected = close[1] == ',' ? close + 2 : close + 1;
    }
    return found == given;
}

static int mcr(void) {
    char *expected, *answer;
    int differs;
    squeeze(line);
    expected = strstr(line, ",\"expect\":");
    if (!expected) return 2;
    *expected++ = 0;
    sprintf(request, "{\"op\":\"mcr_score\",%s}", line + 1);
    answer = ask();
    differs = number(answer, "\"total\":") != number(expected, "\"total\":") || !same_fans(answer, expected);
    if (differs) printf("%s\n%s\n%s\n", request, answer, expected);
    mentsu_free(answer);
    return differs;
}

int main(int argc, char **argv) {
    long cases = 0, differ = 0;
    int chinese = argc > 1 && strcmp(argv[1], "mcr") == 0;
    while (fgets(line, sizeof line, stdin)) {
        if (line[0] == '#') continue;
        cases++;
        differ += chinese ? mcr() != 0 : riichi() != 0;
    }
    printf("%ld cases, %ld differ\n", cases, differ);
    return differ != 0;
}
