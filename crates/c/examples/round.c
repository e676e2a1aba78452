/* Plays a round and prints what happens, as lines of mjai.
 *
 *   round RULES SEED     each seat takes a different one of its options in turn: the same in C, C++, C# and Rust
 *   round RULES SEED BOT each seat plays as a bot, such as efficiency
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mentsu.h"

static void check(enum MentsuStatus status, const MentsuError *error) {
    if (status != MENTSU_STATUS_OK) {
        fprintf(stderr, "%s\n", error->message);
        exit(1);
    }
}

int main(int argc, char **argv) {
    const char *house = argc > 1 ? argv[1] : "tenhou";
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 7;
    const char *bot = argc > 3 ? argv[3] : NULL;
    MentsuRules *rules = NULL;
    MentsuGame *game = NULL;
    MentsuGameState state;
    MentsuError error;
    size_t decision, option, count;
    char *events = NULL;

    check(mentsu_rules_new(house, strlen(house), &rules, &error), &error);
    check(mentsu_game_new(rules, seed, NULL, 0, &game, &error), &error);
    mentsu_rules_free(rules);
    for (decision = 0;; decision++) {
        MentsuOption options[MENTSU_MOST_OPTIONS];
        uint8_t seat = 0;
        check(mentsu_game_state(game, &state, &error), &error);
        if (state.round_over) break;
        while (!(state.awaited >> seat & 1)) seat++;
        if (bot) {
            check(mentsu_game_bot(game, seat, bot, strlen(bot), decision, &option, &error), &error);
        } else {
            check(mentsu_game_options(game, seat, options, MENTSU_MOST_OPTIONS, &count, &error), &error);
            option = (decision * 7 + decision / 3) % count;
        }
        check(mentsu_game_act(game, seat, option, &error), &error);
    }
    check(mentsu_game_events(game, 0, -1, &events, NULL, &error), &error);
    mentsu_game_free(game);
    /* A text outlives its game. */
    printf("%s", events);
    mentsu_free(events);
    return 0;
}
