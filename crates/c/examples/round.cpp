// The same in C++17: see round.c.
#include <cstdio>
#include <string>

#include "mentsu.hpp"

int main(int argc, char **argv) {
    try {
        auto rules = mentsu::Rules::of(argc > 1 ? argv[1] : "tenhou");
        auto game = mentsu::Game::start(rules, argc > 2 ? std::stoull(argv[2]) : 7);
        for (std::size_t decision = 0;; ++decision) {
            MentsuGameState state = game.state();
            if (state.round_over) break;
            std::uint8_t seat = 0;
            while (!(state.awaited >> seat & 1)) ++seat;
            std::size_t option = argc > 3 ? game.bot(seat, argv[3], decision)
                                          : (decision * 7 + decision / 3) % game.options(seat).size();
            game.act(seat, option);
        }
        std::fputs(game.events().c_str(), stdout);
    } catch (const mentsu::Error &error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
