//! `mentsu._native`: the native module of the Python package.
//!
//! | folder | what it holds |
//! |---|---|
//! | `one` | a package: one hand, as immutable values, and every question about them |
//! | `columns` | a package: many hands at once, in buffers, Arrow and text |
//! | `arrow` | a package: Arrow's C interface, and all unsafe code |
//! | `src/records` | recorded games and their decisions |
//! | `src/table` | games that are played |
//! | `src/env` | many tables at once, for learning |
//! | `src/program` | the command line program, and its protocol |
//! | `src/compat` | what the drop-in for PyPI's `mahjong` is made of |
//!
//! `one` and `columns` are packages of their own because a package is compiled either for speed or
//! for size: columns for speed, the many classes and functions that read Python's arguments for
//! size.
//!
//! `python/mentsu` has the Python part: docstrings and the types that users import.

#![forbid(unsafe_code)]

mod compat;
mod env;
mod program;
mod records;
mod table;

#[pyo3::pymodule]
mod _native {
    use pyo3::prelude::*;

    #[pymodule_export]
    #[allow(non_upper_case_globals)] // Python's name
    const __version__: &str = env!("CARGO_PKG_VERSION");

    // One hand: values, and questions about them.
    #[pymodule_export]
    use mentsu_python_one::{
        _names,
        mcr::{
            mcr_all_fan, mcr_completions, mcr_discard_win_chances, mcr_discards, mcr_fan,
            mcr_fan_attempts, mcr_form_attempts, mcr_forms, mcr_is_win, mcr_score, mcr_shanten,
            mcr_shantens, mcr_ukeire, mcr_wait_worths, mcr_waits, mcr_ways, mcr_win_chance,
            query::{_mcr_check_query, _mcr_fan_names, _mcr_query_matches, _mcr_query_random},
            rules::McrRules,
        },
        questions::{
            legality::{
                calls, declare, discards_after_call, furiten, kita, kuikae, kyuushu_kyuuhai,
                liable, may_win, nagashi_mangan, newly_liable, own_kans, riichi_discards,
                sanchahou, suucha_riichi, suufon_renda, suukaikan, tenpai_payments,
            },
            plan::{_walk, _wind},
            puzzle::{
                _check_answer, _measure, _query_hands_in, _query_matches, _query_random,
                _question_of, _quiz, atlas, fixed_order_finds,
            },
            scoring::{all_yaku, base_points, payments, yaku},
            tiles::completions,
        },
        repr::_call_repr,
        values::{
            circumstances::{PyMcrSituation, PyOutlook, PyPassed, PySituation, PyTurn},
            counts::PyCounts,
            hand::PyHand,
            meld::PyMeld,
            partial_hand::PyPartialHand,
            rules::PyRules,
            tile::{PyFace, PyTile},
            tile_set::PyTileSet,
        },
    };

    // Answers about one hand.
    #[pymodule_export]
    use mentsu_python_one::answers::{
        forms::{PyAttempt, PyBlock, PyCompletion, PyReading, PyWinForm},
        hands::{PyDiscard, PyImprovement, PyShantens, PyUkeire, PyWait, PyWaits},
        puzzles::{PyAtlas, PyMeasure},
        scores::{
            PyFuItem, PyPayment, PyPayments, PyRiichiScore, PyScore, PyScoredReading, PyWaitScore,
            PyYaku, PyYakuWay,
        },
    };

    // Many hands: columns.
    #[pymodule_export]
    use mentsu_python_columns::{
        batch_best_discard, batch_is_win, batch_mcr_is_win, batch_mcr_score, batch_mcr_shanten,
        batch_mcr_shantens, batch_mcr_ukeire, batch_mcr_waits, batch_plan, batch_score,
        batch_shanten, batch_shantens, batch_ukeire, batch_waits,
        column::{ChunkedColumn, Column, LazyColumn},
        encode::{encode_hands, hand_planes},
    };

    // The program, games and environments.
    #[pymodule_export]
    use crate::{
        env::{
            _player_names, action_numbers,
            choices::{action_at, encode_view, mask_of, numbers_of},
            class::PyTables,
            hidden_planes,
        },
        program::{_run, ask},
        records::classes::{
            advised::PyAdvised,
            danger::PyTileDanger,
            decision::PyDecision,
            encode::{choices_of, encode_views, view_planes},
            event::{PyEvent, event_of},
            game::{PyGame, PyRound, read_games},
            stats::stats_batch,
            stream::{PyBatch, PyDecisionStream, decision_schema, decision_stream},
            values::{PyAction, action_of},
        },
        table::{
            game::{PyPlayedGame, game_of},
            mjai::{events_of_mjai, mjai_of_action, mjai_of_event, view_of_mjai},
            round::{PyPlayedRound, round_of},
            rules::PyGameRules,
            sight::{PyTable, PyView, table_of, view_of},
            wall::PyWall,
        },
    };

    // Drop-ins for PyPI's packages.
    #[pymodule_export]
    use crate::compat::{
        divide::{divide_tiles, is_agari},
        estimate::HandEstimator,
        fu::fu_details,
        mahjong_gb::{
            fans::fan_calculator,
            shanten::{
                honors_and_knitted, knitted_straight, regular, seven_pairs, shanten,
                thirteen_orphans,
            },
        },
        shanten::{
            calculate_shanten, calculate_shanten_for_chiitoitsu_hand,
            calculate_shanten_for_kokushi_hand, calculate_shanten_for_regular_hand,
        },
    };

    #[pymodule_init]
    fn init(py: Python<'_>) -> PyResult<()> {
        crate::table::rules::add_rules(py)?;
        mentsu_python_one::complete(py)
    }
}
