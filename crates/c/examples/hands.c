/* Shanten, ukeire and a question in JSON from C:
 *
 *   cargo build --release -p mentsu-c
 *   cc examples/hands.c -Iinclude ../../target/release/libmentsu_c.a -lpthread -ldl -lm -o hands && ./hands
 */
#include <stdio.h>
#include <string.h>

#include "mentsu.h"

int main(void) {
    /* 123m45p13789s113z */
    uint8_t hand[34] = {0};
    MentsuError error;
    MentsuUkeire ukeire;
    char *answer = NULL;
    const char *request = "{\"op\":\"hand\",\"closed\":\"123m456p79s1z?\",\"wild\":true}";

    if (mentsu_abi_version() != MENTSU_ABI_VERSION) return 1;
    hand[0] = hand[1] = hand[2] = 1;
    hand[9 + 3] = hand[9 + 4] = 1;
    hand[18 + 0] = hand[18 + 2] = hand[18 + 6] = hand[18 + 7] = hand[18 + 8] = 1;
    hand[27 + 0] = 2;
    hand[27 + 2] = 1;
    if (mentsu_ukeire(hand, 1, &ukeire, &error) != MENTSU_STATUS_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    printf("shanten %d, %d tiles help\n", ukeire.shanten, ukeire.total);

    if (mentsu_ask(request, strlen(request), &answer, NULL, &error) != MENTSU_STATUS_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    printf("%s\n", answer);
    mentsu_free(answer);

    hand[0] = 5;
    if (mentsu_ukeire(hand, 1, &ukeire, &error) != MENTSU_STATUS_OK) printf("%s\n", error.message);
    return 0;
}
