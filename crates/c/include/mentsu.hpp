// mentsu for C++17: objects over mentsu.h that free what they own.
//
// A call that fails throws mentsu::Error. With MENTSU_NO_EXCEPTIONS defined before this file, each call returns a
// mentsu::Result instead, which holds the answer or the error.
#ifndef MENTSU_HPP
#define MENTSU_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#ifndef MENTSU_NO_EXCEPTIONS
#include <stdexcept>
#endif
#if __cplusplus >= 202002L || (defined(_MSVC_LANG) && _MSVC_LANG >= 202002L)
#include <span>
#define MENTSU_HAS_SPAN 1
#endif

#include "mentsu.h"

namespace mentsu {

// The counts of a hand's concealed tiles: 1m to 9m, 1p to 9p, 1s to 9s, east to north, haku, hatsu, chun.
using Counts = std::array<std::uint8_t, 34>;

// Several items one after another: a span from C++20 on, before that a vector.
#ifdef MENTSU_HAS_SPAN
template <class Item>
using Several = std::span<const Item>;
#else
template <class Item>
using Several = const std::vector<Item> &;
#endif

// The answer of a call that has none.
struct Done {};

#ifdef MENTSU_NO_EXCEPTIONS

// An answer, or why there is none.
template <class T>
class [[nodiscard]] Result {
  public:
    Result(T &&value) : value_(std::move(value)), error_() {}
    Result(const MentsuError &error) : value_(), error_(error) {}

    explicit operator bool() const noexcept { return value_.has_value(); }
    T &operator*() noexcept { return *value_; }
    const T &operator*() const noexcept { return *value_; }
    T *operator->() noexcept { return &*value_; }
    const T *operator->() const noexcept { return &*value_; }

    // Of a Result without an answer.
    const MentsuError &error() const noexcept { return error_; }

  private:
    std::optional<T> value_;
    MentsuError error_;
};

template <class T>
using Answer = Result<T>;

#else

// Why a call failed.
class Error : public std::runtime_error {
  public:
    explicit Error(const MentsuError &error)
        : std::runtime_error(error.message), status_(error.status), index_(error.index) {}

    MentsuStatus status() const noexcept { return status_; }

    // In an array of hands or wins, the place of the one at fault.
    std::size_t index() const noexcept { return index_; }

  private:
    MentsuStatus status_;
    std::size_t index_;
};

template <class T>
using Answer = T;

#endif

namespace detail {

template <class T>
Answer<T> answer(MentsuStatus status, const MentsuError &error, T &&value) {
#ifdef MENTSU_NO_EXCEPTIONS
    if (status != MENTSU_STATUS_OK) return Result<T>(error);
    return Result<T>(std::move(value));
#else
    if (status != MENTSU_STATUS_OK) throw Error(error);
    return std::move(value);
#endif
}

// The number that a call writes.
template <class T, class Call>
Answer<T> number(Call call) {
    T value{};
    MentsuError error;
    MentsuStatus status = call(&value, &error);
    return answer<T>(status, error, std::move(value));
}

template <class Call>
Answer<Done> done(Call call) {
    MentsuError error;
    MentsuStatus status = call(&error);
    return answer<Done>(status, error, Done{});
}

// The text that a call gives.
template <class Call>
Answer<std::string> text(Call call) {
    char *data = nullptr;
    std::size_t length = 0;
    MentsuError error;
    MentsuStatus status = call(&data, &length, &error);
    std::unique_ptr<char, decltype(&mentsu_free)> freed(data, mentsu_free);
    return answer<std::string>(status, error, data ? std::string(data, length) : std::string());
}

// An empty view may have no data.
inline const char *data(std::string_view view) { return view.empty() ? "" : view.data(); }

template <class T, class Ask>
Answer<T> one(Ask ask, const Counts &counts) {
    return number<T>([&](T *value, MentsuError *error) { return ask(counts.data(), 1, value, error); });
}

template <class T, class Ask>
Answer<std::vector<T>> many(Ask ask, Several<Counts> hands) {
    std::vector<T> values(hands.size());
    MentsuError error;
    MentsuStatus status = MENTSU_STATUS_OK;
    if (!hands.empty()) status = ask(hands.front().data(), hands.size(), values.data(), &error);
    return answer<std::vector<T>>(status, error, std::move(values));
}

// Frees an object of C.
template <class T, MentsuStatus (*Free)(T *)>
struct Freed {
    void operator()(T *object) const noexcept { Free(object); }
};

template <class T, MentsuStatus (*Free)(T *)>
using Owned = std::unique_ptr<T, Freed<T, Free>>;

} // namespace detail

// Answers a request of the protocol, a line of JSON. A bad request has an answer with "error".
inline Answer<std::string> ask(std::string_view request) {
    return detail::text([&](char **answer, std::size_t *length, MentsuError *error) {
        return mentsu_ask(detail::data(request), request.size(), answer, length, error);
    });
}

inline Answer<std::uint8_t> is_win(const Counts &hand) { return detail::one<std::uint8_t>(mentsu_is_win, hand); }

// -1 for a win, 0 for tenpai.
inline Answer<std::int8_t> shanten(const Counts &hand) { return detail::one<std::int8_t>(mentsu_shanten, hand); }

inline Answer<std::vector<std::int8_t>> shanten(Several<Counts> hands) {
    return detail::many<std::int8_t>(mentsu_shanten, hands);
}

// A bit for each tile.
inline Answer<std::uint64_t> waits(const Counts &hand) { return detail::one<std::uint64_t>(mentsu_waits, hand); }

inline Answer<MentsuUkeire> ukeire(const Counts &hand) { return detail::one<MentsuUkeire>(mentsu_ukeire, hand); }

inline Answer<std::vector<MentsuUkeire>> ukeire(Several<Counts> hands) {
    return detail::many<MentsuUkeire>(mentsu_ukeire, hands);
}

inline Answer<MentsuDiscard> best_discard(const Counts &hand) {
    return detail::one<MentsuDiscard>(mentsu_best_discard, hand);
}

// The rules of a house. Several threads may use them at a time.
class Rules {
  public:
    // The name of a preset, or JSON such as {"preset":"wrc","kiriage":true}.
    static Answer<Rules> of(std::string_view name) {
        MentsuRules *rules = nullptr;
        MentsuError error;
        MentsuStatus status = mentsu_rules_new(detail::data(name), name.size(), &rules, &error);
        return detail::answer<Rules>(status, error, Rules(rules));
    }

    // What a win is worth.
    Answer<MentsuPoints> points(const MentsuWin &win) const {
        return detail::number<MentsuPoints>([&](MentsuPoints *points, MentsuError *error) {
            return mentsu_points(get(), &win, 1, points, error);
        });
    }

    const MentsuRules *get() const noexcept { return rules_.get(); }

  private:
    explicit Rules(MentsuRules *rules) : rules_(rules) {}
    detail::Owned<MentsuRules, mentsu_rules_free> rules_;
};

// The names of the yaku of a win, in order.
inline std::vector<std::string> yaku_names(const MentsuPoints &points) {
    std::vector<std::string> names;
    for (std::uint32_t bit = 0; bit < 64; ++bit) {
        const char *name = mentsu_yaku_name(bit);
        if (name && (points.yaku >> bit & 1)) names.emplace_back(name);
    }
    return names;
}

// A game. One thread at a time may use it.
class Game {
  public:
    // Deals the first round. Its walls follow from the seed; `wall` may be the tiles of the first.
    static Answer<Game> start(const Rules &rules, std::uint64_t seed, std::string_view wall = {}) {
        MentsuGame *game = nullptr;
        MentsuError error;
        MentsuStatus status = mentsu_game_new(rules.get(), seed, given(wall), wall.size(), &game, &error);
        return detail::answer<Game>(status, error, Game(game));
    }

    // A game of what `save` gave.
    static Answer<Game> restore(std::string_view saved) {
        MentsuGame *game = nullptr;
        MentsuError error;
        MentsuStatus status = mentsu_game_restore(detail::data(saved), saved.size(), &game, &error);
        return detail::answer<Game>(status, error, Game(game));
    }

    Answer<MentsuGameState> state() const {
        return detail::number<MentsuGameState>([&](MentsuGameState *state, MentsuError *error) {
            return mentsu_game_state(game_.get(), state, error);
        });
    }

    // What a seat may do now; nothing unless it is awaited.
    Answer<std::vector<MentsuOption>> options(std::uint8_t seat) const {
        std::vector<MentsuOption> options(MENTSU_MOST_OPTIONS);
        std::size_t count = 0;
        MentsuError error;
        MentsuStatus status = mentsu_game_options(game_.get(), seat, options.data(), options.size(), &count, &error);
        if (status == MENTSU_STATUS_OK) options.resize(count);
        return detail::answer<std::vector<MentsuOption>>(status, error, std::move(options));
    }

    Answer<std::string> options_json(std::uint8_t seat) const {
        return text([&](auto answer, auto length, auto error) {
            return mentsu_game_options_json(game_.get(), seat, answer, length, error);
        });
    }

    // A seat takes its option of this number.
    Answer<Done> act(std::uint8_t seat, std::size_t option) {
        return detail::done([&](MentsuError *error) { return mentsu_game_act(game_.get(), seat, option, error); });
    }

    // A seat takes an action in JSON.
    Answer<Done> act(std::uint8_t seat, std::string_view action) {
        return detail::done([&](MentsuError *error) {
            return mentsu_game_act_json(game_.get(), seat, detail::data(action), action.size(), error);
        });
    }

    // The number of the option that a bot takes.
    Answer<std::size_t> bot(std::uint8_t seat, std::string_view name, std::uint64_t seed = 0) const {
        return detail::number<std::size_t>([&](std::size_t *option, MentsuError *error) {
            return mentsu_game_bot(game_.get(), seat, detail::data(name), name.size(), seed, option, error);
        });
    }

    Answer<Done> next_round(std::string_view wall = {}) {
        return detail::done([&](MentsuError *error) {
            return mentsu_game_next_round(game_.get(), given(wall), wall.size(), error);
        });
    }

    Answer<Done> stop(std::uint8_t seat) {
        return detail::done([&](MentsuError *error) { return mentsu_game_stop(game_.get(), seat, error); });
    }

    Answer<MentsuHand> hand(std::uint8_t seat) const {
        return detail::number<MentsuHand>([&](MentsuHand *hand, MentsuError *error) {
            return mentsu_game_hand(game_.get(), seat, hand, error);
        });
    }

    // A request `advise` with all that a seat knows.
    Answer<std::string> view(std::uint8_t seat) const {
        return text([&](auto answer, auto length, auto error) {
            return mentsu_game_view(game_.get(), seat, answer, length, error);
        });
    }

    Answer<std::size_t> event_count() const {
        return detail::number<std::size_t>([&](std::size_t *count, MentsuError *error) {
            return mentsu_game_event_count(game_.get(), count, error);
        });
    }

    // Events as lines of mjai: as a seat sees them, or with all tiles open.
    Answer<std::string> events(std::size_t since = 0, int seat = -1) const {
        return text([&](auto answer, auto length, auto error) {
            return mentsu_game_events(game_.get(), since, seat, answer, length, error);
        });
    }

    Answer<MentsuGameResult> result() const {
        return detail::number<MentsuGameResult>([&](MentsuGameResult *result, MentsuError *error) {
            return mentsu_game_result(game_.get(), result, error);
        });
    }

    // The game so far as a record: mjai, tenhou6, mjlog or majiang.
    Answer<std::string> record(std::string_view format) const {
        return text([&](auto answer, auto length, auto error) {
            return mentsu_game_record(game_.get(), detail::data(format), format.size(), answer, length, error);
        });
    }

    Answer<std::string> save() const {
        return text([&](auto answer, auto length, auto error) {
            return mentsu_game_save(game_.get(), answer, length, error);
        });
    }

  private:
    explicit Game(MentsuGame *game) : game_(game) {}

    // No wall is null for C.
    static const char *given(std::string_view wall) { return wall.empty() ? nullptr : wall.data(); }

    template <class Call>
    static Answer<std::string> text(Call call) {
        return detail::text(call);
    }

    detail::Owned<MentsuGame, mentsu_game_free> game_;
};

// The games of a file. Several threads may use them at a time.
class Records {
  public:
    // Reads a file of any format, plain or gzip.
    static Answer<Records> read(std::string_view bytes) {
        MentsuRecord *record = nullptr;
        MentsuError error;
        auto data = reinterpret_cast<const std::uint8_t *>(detail::data(bytes));
        MentsuStatus status = mentsu_record_read(data, bytes.size(), &record, &error);
        return detail::answer<Records>(status, error, Records(record));
    }

    Answer<std::size_t> games() const {
        return detail::number<std::size_t>([&](std::size_t *games, MentsuError *error) {
            return mentsu_record_games(record_.get(), games, error);
        });
    }

    Answer<std::size_t> rounds(std::size_t game) const {
        return detail::number<std::size_t>([&](std::size_t *rounds, MentsuError *error) {
            return mentsu_record_rounds(record_.get(), game, rounds, error);
        });
    }

    // Plays a game again and compares, as JSON.
    Answer<std::string> check(std::size_t game) const {
        return detail::text([&](char **answer, std::size_t *length, MentsuError *error) {
            return mentsu_record_check(record_.get(), game, answer, length, error);
        });
    }

    // A game in another format.
    Answer<std::string> write(std::size_t game, std::string_view format) const {
        return detail::text([&](char **answer, std::size_t *length, MentsuError *error) {
            return mentsu_record_write(record_.get(), game, detail::data(format), format.size(), answer, length, error);
        });
    }

    // What a game holds that a format has no place for, as a list in JSON.
    Answer<std::string> left_out(std::size_t game, std::string_view format) const {
        return detail::text([&](char **answer, std::size_t *length, MentsuError *error) {
            return mentsu_record_left_out(record_.get(), game, detail::data(format), format.size(), answer, length, error);
        });
    }

  private:
    explicit Records(MentsuRecord *record) : record_(record) {}
    detail::Owned<MentsuRecord, mentsu_record_free> record_;
};

} // namespace mentsu

#endif
