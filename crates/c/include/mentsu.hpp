// mentsu for C++17: RAII and exceptions over mentsu.h.
#ifndef MENTSU_HPP
#define MENTSU_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "mentsu.h"

namespace mentsu {

// The counts of a hand's concealed tiles: 1m to 9m, 1p to 9p, 1s to 9s, east to north, haku, hatsu, chun.
using Counts = std::array<std::uint8_t, 34>;

// Why a call failed.
class Error : public std::runtime_error {
  public:
    explicit Error(const MentsuError &error)
        : std::runtime_error(error.message), status_(error.status), index_(error.index) {}

    MentsuStatus status() const noexcept { return status_; }

    // In an array of hands, the place of the hand at fault.
    std::size_t index() const noexcept { return index_; }

  private:
    MentsuStatus status_;
    std::size_t index_;
};

namespace detail {

inline void check(MentsuStatus status, const MentsuError &error) {
    if (status != MENTSU_STATUS_OK) throw Error(error);
}

template <class Answer, class Ask>
Answer one(Ask ask, const Counts &counts) {
    Answer answer{};
    MentsuError error;
    check(ask(counts.data(), 1, &answer, &error), error);
    return answer;
}

template <class Answer, class Ask>
std::vector<Answer> many(Ask ask, const std::vector<Counts> &hands) {
    std::vector<Answer> answers(hands.size());
    MentsuError error;
    if (!hands.empty()) check(ask(hands.front().data(), hands.size(), answers.data(), &error), error);
    return answers;
}

} // namespace detail

// Answers a request of the protocol, a line of JSON. A bad request has an answer with "error".
inline std::string ask(std::string_view request) {
    char *answer = nullptr;
    std::size_t length = 0;
    MentsuError error;
    // An empty view may have no data.
    const char *data = request.empty() ? "" : request.data();
    detail::check(mentsu_ask(data, request.size(), &answer, &length, &error), error);
    std::unique_ptr<char, decltype(&mentsu_free)> freed(answer, mentsu_free);
    return std::string(answer, length);
}

inline bool is_win(const Counts &hand) { return detail::one<std::uint8_t>(mentsu_is_win, hand) != 0; }

// -1 for a win, 0 for tenpai.
inline int shanten(const Counts &hand) { return detail::one<std::int8_t>(mentsu_shanten, hand); }

inline std::vector<std::int8_t> shanten(const std::vector<Counts> &hands) {
    return detail::many<std::int8_t>(mentsu_shanten, hands);
}

// A bit for each tile.
inline std::uint64_t waits(const Counts &hand) { return detail::one<std::uint64_t>(mentsu_waits, hand); }

inline MentsuUkeire ukeire(const Counts &hand) { return detail::one<MentsuUkeire>(mentsu_ukeire, hand); }

inline MentsuDiscard best_discard(const Counts &hand) {
    return detail::one<MentsuDiscard>(mentsu_best_discard, hand);
}

} // namespace mentsu

#endif
