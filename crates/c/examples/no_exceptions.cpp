// Calls that return what they answer or why they failed, for programs without exceptions: -fno-exceptions.
#include <cstdio>

#define MENTSU_NO_EXCEPTIONS
#include "mentsu.hpp"

int main() {
    auto rules = mentsu::Rules::of("tenhou");
    if (!rules) return 1;
    auto game = mentsu::Game::start(*rules, 7);
    if (!game) return 1;
    auto option = game->bot(0, "efficiency");
    if (!option || !game->act(0, *option)) return 1;
    auto again = game->act(0, *option);
    if (again) return 1;
    std::printf("%s\n", again.error().message);
    auto other = mentsu::Rules::of("tenho");
    if (other) return 1;
    std::printf("%s\n", other.error().message);
}
