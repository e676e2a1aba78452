/* Calls of every function, again and again: nothing leaks, nothing is read or written outside its array.
 *
 *   many N    N calls of each function that takes less than a few microseconds, N / 100 of the others
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "mentsu.h"

#define HANDS 100
#define LENGTH(text) text, strlen(text)

static MentsuError error;
static uint64_t state = 1;

static unsigned below(unsigned n) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(state >> 33) % n;
}

static void ok(enum MentsuStatus status) {
    if (status == MENTSU_STATUS_OK) return;
    fprintf(stderr, "%s\n", error.message);
    exit(1);
}

static void fails(enum MentsuStatus status, enum MentsuStatus expected) {
    if (status == expected) return;
    fprintf(stderr, "status %d, not %d\n", status, expected);
    exit(1);
}

/* How much of the heap is in use, where the C library says it. */
static size_t heap(void) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
    return mallinfo2().uordblks;
#else
    return 0;
#endif
}

static void hands(void) {
    static uint8_t counts[34 * HANDS], won[HANDS];
    static int8_t shanten[HANDS];
    static uint64_t waits[HANDS];
    static MentsuUkeire ukeire[HANDS];
    static MentsuDiscard best[HANDS];
    int hand;
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
    ok(mentsu_is_win(counts, HANDS, won, &error));
    ok(mentsu_shanten(counts, HANDS, shanten, &error));
    ok(mentsu_waits(counts, HANDS, waits, &error));
    ok(mentsu_ukeire(counts, HANDS, ukeire, NULL));
    ok(mentsu_best_discard(counts, HANDS, best, &error));
    for (hand = 0; hand < HANDS; hand++) {
        if (won[hand] != (shanten[hand] == -1)) exit(2);
    }
    counts[0] = 200;
    fails(mentsu_shanten(counts, HANDS, shanten, &error), MENTSU_STATUS_TOO_MANY_COPIES);
}

static void wins(const MentsuRules *rules) {
    static MentsuWin wins[HANDS];
    static MentsuPoints points[HANDS];
    int win;
    memset(wins, 0, sizeof wins);
    for (win = 0; win < HANDS; win++) {
        /* Four shuntsu and half of a pair, which the winning tile completes. */
        unsigned set, first = 0;
        for (set = 0; set < 4; set++) {
            first = 9 * (set % 3) + 1 + below(4) + (set == 3 ? 2 : 0);
            wins[win].hand.concealed[first]++;
            wins[win].hand.concealed[first + 1]++;
            wins[win].hand.concealed[first + 2]++;
        }
        wins[win].hand.concealed[25]++;
        wins[win].tile = 25;
        wins[win].events = MENTSU_EVENT_RIICHI;
        wins[win].seat = 1;
    }
    ok(mentsu_points(rules, wins, HANDS, points, &error));
    for (win = 0; win < HANDS; win++) {
        if (points[win].points < 1000 || points[win].paid_by_discarder != points[win].points) exit(3);
    }
    wins[50].tile = 33;
    fails(mentsu_points(rules, wins, HANDS, points, &error), MENTSU_STATUS_NO_WIN);
    if (error.index != 50 || points[50].points != 0 || points[51].points == 0) exit(4);
}

static void questions(void) {
    static char buffer[4096];
    const char *request = "{\"op\":\"hand\",\"closed\":\"1112345678999m\"}";
    char *answer = NULL;
    size_t length = 0;
    ok(mentsu_ask(LENGTH(request), &answer, &length, &error));
    if (strlen(answer) != length) exit(5);
    ok(mentsu_ask_into(LENGTH(request), buffer, sizeof buffer, NULL, &error));
    if (strcmp(answer, buffer) != 0) exit(6);
    mentsu_free(answer);
    ok(mentsu_ask(LENGTH("{"), &answer, NULL, &error));
    mentsu_free(answer);
    fails(mentsu_ask(LENGTH("\xff"), &answer, NULL, &error), MENTSU_STATUS_NOT_UTF8);
}

static void houses(void) {
    MentsuRules *rules = NULL;
    ok(mentsu_rules_new(LENGTH("wrc"), &rules, &error));
    ok(mentsu_rules_free(rules));
    fails(mentsu_rules_new(LENGTH("wrk"), &rules, &error), MENTSU_STATUS_WRONG_RULES);
    ok(mentsu_rules_free(rules));
}

static uint8_t first_awaited(const MentsuGame *game, MentsuGameState *now) {
    uint8_t seat = 0;
    ok(mentsu_game_state(game, now, &error));
    while (seat < 4 && !(now->awaited >> seat & 1)) seat++;
    return seat;
}

/* One decision of a game, and what may be known of it. */
static void decision(MentsuGame *game) {
    MentsuGameState now;
    MentsuOption options[MENTSU_MOST_OPTIONS];
    MentsuHand hand;
    size_t count;
    uint8_t seat = first_awaited(game, &now);
    if (now.round_over) return;
    ok(mentsu_game_hand(game, seat, &hand, &error));
    ok(mentsu_game_event_count(game, &count, &error));
    ok(mentsu_game_options(game, seat, options, MENTSU_MOST_OPTIONS, &count, &error));
    fails(mentsu_game_act(game, seat, count, &error), MENTSU_STATUS_REFUSED);
    ok(mentsu_game_act(game, seat, below((unsigned)count), &error));
}

static void texts(const MentsuRules *rules, uint64_t seed) {
    MentsuGame *game = NULL, *other = NULL;
    MentsuRecord *record = NULL;
    MentsuGameState now;
    MentsuGameResult result;
    char *view, *text, *saved;
    size_t length, number;
    uint8_t seat;
    ok(mentsu_game_new(rules, seed, NULL, 0, &game, &error));
    seat = first_awaited(game, &now);
    ok(mentsu_game_bot(game, seat, LENGTH("efficiency"), 0, &number, &error));
    ok(mentsu_game_options_json(game, seat, &text, NULL, &error));
    mentsu_free(text);
    ok(mentsu_game_view(game, seat, &view, NULL, &error));
    mentsu_free(view);
    ok(mentsu_game_events(game, 0, 2, &text, NULL, &error));
    mentsu_free(text);
    fails(mentsu_game_act_json(game, seat, LENGTH("\"pass\""), &error), MENTSU_STATUS_REFUSED);
    fails(mentsu_game_next_round(game, NULL, 0, &error), MENTSU_STATUS_REFUSED);
    fails(mentsu_game_stop(game, 0, &error), MENTSU_STATUS_REFUSED);
    fails(mentsu_game_result(game, &result, &error), MENTSU_STATUS_REFUSED);
    do decision(game);
    while (first_awaited(game, &now) < 4);
    ok(mentsu_game_save(game, &saved, &length, &error));
    ok(mentsu_game_restore(saved, length, &other, &error));
    ok(mentsu_game_free(game));
    fails(mentsu_game_restore(saved, length / 2, &game, NULL), MENTSU_STATUS_WRONG_JSON);
    if (game) exit(9);
    mentsu_free(saved);
    ok(mentsu_game_record(other, LENGTH("mjai"), &text, &length, &error));
    ok(mentsu_game_free(other));
    ok(mentsu_record_read((const uint8_t *)text, length, &record, &error));
    mentsu_free(text);
    ok(mentsu_record_games(record, &number, &error));
    ok(mentsu_record_rounds(record, 0, &number, &error));
    ok(mentsu_record_check(record, 0, &text, NULL, &error));
    if (!strstr(text, "\"differences\":[]")) exit(7);
    mentsu_free(text);
    ok(mentsu_record_write(record, 0, LENGTH("tenhou6"), &text, NULL, &error));
    mentsu_free(text);
    ok(mentsu_record_left_out(record, 0, LENGTH("tenhou6"), &text, NULL, &error));
    mentsu_free(text);
    ok(mentsu_record_free(record));
}

int main(int argc, char **argv) {
    long n = argc > 1 ? atol(argv[1]) : 1000;
    long call;
    size_t before = 0;
    MentsuRules *rules = NULL;
    int pass;
    /* The first pass finds what is allocated once. */
    for (pass = 0; pass < 2; pass++) {
        long calls = pass == 0 ? 100 : n;
        MentsuGame *game = NULL;
        MentsuGameState now;
        uint64_t seed = 0;
        before = heap();
        ok(mentsu_rules_new(LENGTH("tenhou"), &rules, &error));
        for (call = 0; call < calls; call += HANDS) hands();
        for (call = 0; call < calls; call += HANDS) wins(rules);
        for (call = 0; call < calls; call++) houses();
        ok(mentsu_game_new(rules, seed, NULL, 0, &game, &error));
        for (call = 0; call < calls; call++) {
            decision(game);
            if (first_awaited(game, &now) == 4) {
                ok(mentsu_game_free(game));
                ok(mentsu_game_new(rules, ++seed, NULL, 0, &game, &error));
            }
        }
        ok(mentsu_game_free(game));
        for (call = 0; call < calls; call++) questions();
        for (call = 0; call < calls; call += 100) texts(rules, (uint64_t)call);
        ok(mentsu_rules_free(rules));
        if (pass == 1 && heap() != before) {
            fprintf(stderr, "%ld bytes are not freed\n", (long)heap() - (long)before);
            return 8;
        }
    }
    printf("%ld calls\n", n);
    return 0;
}
