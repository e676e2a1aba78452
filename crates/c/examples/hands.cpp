// The same in C++17: see hands.c.
#include <cstdio>

#include "mentsu.hpp"

int main() {
    mentsu::Counts hand{};
    for (int tile : {0, 1, 2, 12, 13, 18, 20, 24, 25, 26, 27, 27, 29}) ++hand[tile];
    std::printf("shanten %d, %d tiles help\n", mentsu::shanten(hand), mentsu::ukeire(hand).total);
    std::printf("%s\n", mentsu::ask(R"({"op":"hand","closed":"123m456p79s1z?","wild":true})").c_str());
    hand[0] = 5;
    try {
        mentsu::shanten(hand);
    } catch (const mentsu::Error &error) {
        std::printf("%s\n", error.what());
        return 0;
    }
    return 1;
}
