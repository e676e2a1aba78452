// A game that is played.
using System;

namespace Mentsu
{
    /// <summary>A game. One thread at a time may use it.</summary>
    public sealed class Game : IDisposable
    {
        readonly GameHandle handle;

        Game(GameHandle handle) { this.handle = handle; }

        /// <summary>Deals the first round. Its walls follow from the seed; `wall` may be the tiles of the first.</summary>
        public Game(Rules rules, ulong seed, string wall = null)
        {
            byte[] bytes = wall == null ? null : Native.Bytes(wall);
            Native.Check(Native.mentsu_game_new(rules.Handle, seed, bytes, Native.Size(bytes), out handle, out var error), error);
        }

        /// <summary>A game of what `Save` gave.</summary>
        public static Game Restore(string saved)
        {
            byte[] bytes = Native.Bytes(saved);
            Native.Check(Native.mentsu_game_restore(bytes, Native.Size(bytes), out var handle, out var error), error);
            return new Game(handle);
        }

        public GameState State
        {
            get
            {
                Native.Check(Native.mentsu_game_state(handle, out var state, out var error), error);
                return state;
            }
        }

        /// <summary>What a seat may do now; nothing unless it is awaited.</summary>
        public Option[] Options(byte seat)
        {
            var options = new Option[64];
            Native.Check(Native.mentsu_game_options(handle, seat, options, (UIntPtr)options.Length, out var count, out var error), error);
            Array.Resize(ref options, (int)count);
            return options;
        }

        /// <summary>The same in JSON: each with its `action` and its `mjai` events.</summary>
        public string OptionsJson(byte seat)
        {
            return Native.Text((out IntPtr answer, out UIntPtr length, out Native.Error error) =>
                Native.mentsu_game_options_json(handle, seat, out answer, out length, out error));
        }

        /// <summary>A seat takes its option of this number.</summary>
        public void Act(byte seat, int option)
        {
            Native.Check(Native.mentsu_game_act(handle, seat, (UIntPtr)(uint)option, out var error), error);
        }

        /// <summary>A seat takes an action in JSON.</summary>
        public void Act(byte seat, string action)
        {
            byte[] bytes = Native.Bytes(action);
            Native.Check(Native.mentsu_game_act_json(handle, seat, bytes, Native.Size(bytes), out var error), error);
        }

        /// <summary>The number of the option that a bot takes, such as `efficiency` or `advisor_easy`.</summary>
        public int Bot(byte seat, string name, ulong seed = 0)
        {
            byte[] bytes = Native.Bytes(name);
            Native.Check(Native.mentsu_game_bot(handle, seat, bytes, Native.Size(bytes), seed, out var option, out var error), error);
            return (int)option;
        }

        /// <summary>Deals the next round. A dealer who may stop goes on by it.</summary>
        public void NextRound(string wall = null)
        {
            byte[] bytes = wall == null ? null : Native.Bytes(wall);
            Native.Check(Native.mentsu_game_next_round(handle, bytes, Native.Size(bytes), out var error), error);
        }

        /// <summary>The dealer of the last round ends the game.</summary>
        public void Stop(byte seat)
        {
            Native.Check(Native.mentsu_game_stop(handle, seat, out var error), error);
        }

        /// <summary>The tiles that a seat holds.</summary>
        public Hand Hand(byte seat)
        {
            Native.Check(Native.mentsu_game_hand(handle, seat, out var hand, out var error), error);
            return hand;
        }

        /// <summary>A request `advise` for `Questions.Ask`, with all that a seat knows.</summary>
        public string View(byte seat)
        {
            return Native.Text((out IntPtr answer, out UIntPtr length, out Native.Error error) =>
                Native.mentsu_game_view(handle, seat, out answer, out length, out error));
        }

        public int EventCount
        {
            get
            {
                Native.Check(Native.mentsu_game_event_count(handle, out var count, out var error), error);
                return (int)count;
            }
        }

        /// <summary>Events as lines of mjai: as a seat sees them, or with all tiles open.</summary>
        public string Events(int since = 0, int seat = -1)
        {
            return Native.Text((out IntPtr answer, out UIntPtr length, out Native.Error error) =>
                Native.mentsu_game_events(handle, (UIntPtr)since, seat, out answer, out length, out error));
        }

        /// <summary>The end of the game; an exception until it is over.</summary>
        public GameResult Result
        {
            get
            {
                Native.Check(Native.mentsu_game_result(handle, out var result, out var error), error);
                return result;
            }
        }

        /// <summary>The game so far as a record: mjai, tenhou6, mjlog or majiang.</summary>
        public string Record(string format)
        {
            byte[] bytes = Native.Bytes(format);
            return Native.Text((out IntPtr answer, out UIntPtr length, out Native.Error error) =>
                Native.mentsu_game_record(handle, bytes, Native.Size(bytes), out answer, out length, out error));
        }

        /// <summary>The game as a text for `Restore`.</summary>
        public string Save()
        {
            return Native.Text((out IntPtr answer, out UIntPtr length, out Native.Error error) =>
                Native.mentsu_game_save(handle, out answer, out length, out error));
        }

        public void Dispose() { handle.Dispose(); }
    }
}
