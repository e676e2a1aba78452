/* Calls of every function, again and again: nothing leaks, nothing is read or written outside its array. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mentsu.h"

#define HANDS 100

static uint64_t state = 1;

static unsigned below(unsigned n) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(state >> 33) % n;
}

static int fails(enum MentsuStatus status, const MentsuError *error) {
    if (status != MENTSU_STATUS_OK) fprintf(stderr, "%s\n", error->message);
    return status != MENTSU_STATUS_OK;
}

int main(int argc, char **argv) {
    long calls = argc > 1 ? atol(argv[1]) : 1000;
    static uint8_t counts[34 * HANDS];
    static uint8_t won[HANDS];
    static int8_t shanten[HANDS];
    static uint64_t waits[HANDS];
    static MentsuUkeire ukeire[HANDS];
    static MentsuDiscard best[HANDS];
    static char buffer[4096];
    const char *request = "{\"op\":\"hand\",\"closed\":\"1112345678999m\"}";
    MentsuError error;
    long call;

    for (call = 0; call < calls; call += 6 * HANDS) {
        int hand;
        char *answer = NULL;
        size_t length = 0;
        memset(counts, 0, sizeof counts);
        for (hand = 0; hand < HANDS; hand++) {
            int held = 0;
            while (held < 14) {
                uint8_t *count = &counts[34 * hand + below(34)];
                if (*count < 4) {
                    ++*count;
                    held++;
                }
            }
        }
        if (fails(mentsu_is_win(counts, HANDS, won, &error), &error)) return 1;
        if (fails(mentsu_shanten(counts, HANDS, shanten, &error), &error)) return 1;
        if (fails(mentsu_waits(counts, HANDS, waits, &error), &error)) return 1;
        if (fails(mentsu_ukeire(counts, HANDS, ukeire, NULL), &error)) return 1;
        if (fails(mentsu_best_discard(counts, HANDS, best, &error), &error)) return 1;
        for (hand = 0; hand < HANDS; hand++) {
            if (won[hand] != (shanten[hand] == -1)) return 2;
        }
        if (fails(mentsu_ask(request, strlen(request), &answer, &length, &error), &error)) return 1;
        if (strlen(answer) != length) return 3;
        if (fails(mentsu_ask_into(request, strlen(request), buffer, sizeof buffer, NULL, &error), &error)) return 1;
        if (strcmp(answer, buffer) != 0) return 4;
        mentsu_free(answer);
        counts[0] = 200;
        if (mentsu_shanten(counts, HANDS, shanten, &error) != MENTSU_STATUS_TOO_MANY_COPIES) return 5;
    }
    return 0;
}
