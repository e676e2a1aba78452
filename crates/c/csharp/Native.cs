// The functions of mentsu.h, and the handles of its objects.
using System;
using System.Runtime.InteropServices;
using System.Text;

namespace Mentsu
{
    abstract class Handle : SafeHandle
    {
        protected Handle() : base(IntPtr.Zero, true) { }

        public override bool IsInvalid { get { return handle == IntPtr.Zero; } }
    }

    sealed class RulesHandle : Handle
    {
        protected override bool ReleaseHandle() { return Native.mentsu_rules_free(handle) == Status.Ok; }
    }

    sealed class GameHandle : Handle
    {
        protected override bool ReleaseHandle() { return Native.mentsu_game_free(handle) == Status.Ok; }
    }

    sealed class RecordHandle : Handle
    {
        protected override bool ReleaseHandle() { return Native.mentsu_record_free(handle) == Status.Ok; }
    }

    static class Native
    {
#if UNITY_IOS && !UNITY_EDITOR
        // On iOS the library is linked into the program.
        const string Library = "__Internal";
#else
        const string Library = "mentsu_c";
#endif
        const CallingConvention C = CallingConvention.Cdecl;
        const uint AbiVersion = 1;

        [StructLayout(LayoutKind.Sequential)]
        internal struct Error
        {
            public Status status;
            public UIntPtr index;
            [MarshalAs(UnmanagedType.ByValArray, SizeConst = 256)] public byte[] message;

            public string Text
            {
                get { return Encoding.UTF8.GetString(message, 0, Math.Max(0, Array.IndexOf(message, (byte)0))); }
            }
        }

        static Native()
        {
            uint version = mentsu_abi_version();
            if (version != AbiVersion) throw new DllNotFoundException("mentsu_c has the interface " + version + ", not " + AbiVersion);
        }

        internal static void Check(Status status, Error error)
        {
            if (status != Status.Ok) throw new MentsuException(error);
        }

        // UTF-8 with a zero: an array without bytes has no address in C#, and C would see null.
        internal static byte[] Bytes(string text) { return Encoding.UTF8.GetBytes(text + "\0"); }

        // The length without the zero that `Bytes` adds.
        internal static UIntPtr Size(byte[] bytes) { return bytes == null ? UIntPtr.Zero : (UIntPtr)(bytes.Length - 1); }

        internal static byte[] One(byte[] counts)
        {
            Many(counts, 1);
            return counts;
        }

        internal static void Many(byte[] counts, int hands)
        {
            if (hands < 0 || counts.Length != 34L * hands) throw new ArgumentException("a hand has 34 counts", nameof(counts));
        }

        internal delegate Status TextCall(out IntPtr answer, out UIntPtr length, out Error error);

        internal static string Text(TextCall call)
        {
            Status status = call(out var answer, out var length, out var error);
            Check(status, error);
            try
            {
                var bytes = new byte[(int)length];
                Marshal.Copy(answer, bytes, 0, bytes.Length);
                return Encoding.UTF8.GetString(bytes);
            }
            finally
            {
                mentsu_free(answer);
            }
        }

        [DllImport(Library, CallingConvention = C)]
        internal static extern uint mentsu_abi_version();

        [DllImport(Library, CallingConvention = C)]
        internal static extern void mentsu_free(IntPtr answer);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_ask(byte[] request, UIntPtr length, out IntPtr answer, out UIntPtr answerLength, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_is_win(byte[] counts, UIntPtr hands, [Out] byte[] answers, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_shanten(byte[] counts, UIntPtr hands, [Out] sbyte[] answers, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_waits(byte[] counts, UIntPtr hands, [Out] ulong[] answers, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_ukeire(byte[] counts, UIntPtr hands, out Ukeire answer, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_best_discard(byte[] counts, UIntPtr hands, out Discard answer, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_rules_new(byte[] name, UIntPtr length, out RulesHandle rules, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_rules_free(IntPtr rules);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_points(RulesHandle rules, ref Win win, UIntPtr count, out Points answer, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern IntPtr mentsu_yaku_name(uint bit);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_new(RulesHandle rules, ulong seed, byte[] wall, UIntPtr wallLength, out GameHandle game, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_free(IntPtr game);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_state(GameHandle game, out GameState state, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_options(GameHandle game, byte seat, [Out] Option[] options, UIntPtr capacity, out UIntPtr count, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_options_json(GameHandle game, byte seat, out IntPtr answer, out UIntPtr length, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_act(GameHandle game, byte seat, UIntPtr option, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_act_json(GameHandle game, byte seat, byte[] action, UIntPtr length, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_bot(GameHandle game, byte seat, byte[] name, UIntPtr length, ulong seed, out UIntPtr option, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_next_round(GameHandle game, byte[] wall, UIntPtr wallLength, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_stop(GameHandle game, byte seat, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_hand(GameHandle game, byte seat, out Hand hand, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_view(GameHandle game, byte seat, out IntPtr answer, out UIntPtr length, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_event_count(GameHandle game, out UIntPtr count, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_events(GameHandle game, UIntPtr since, int seat, out IntPtr answer, out UIntPtr length, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_result(GameHandle game, out GameResult result, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_record(GameHandle game, byte[] format, UIntPtr length, out IntPtr answer, out UIntPtr answerLength, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_save(GameHandle game, out IntPtr answer, out UIntPtr length, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_game_restore(byte[] saved, UIntPtr length, out GameHandle game, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_record_read(byte[] data, UIntPtr length, out RecordHandle record, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_record_free(IntPtr record);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_record_games(RecordHandle record, out UIntPtr games, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_record_rounds(RecordHandle record, UIntPtr game, out UIntPtr rounds, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_record_check(RecordHandle record, UIntPtr game, out IntPtr answer, out UIntPtr length, out Error error);

        [DllImport(Library, CallingConvention = C)]
        internal static extern Status mentsu_record_write(RecordHandle record, UIntPtr game, byte[] format, UIntPtr length, out IntPtr answer, out UIntPtr answerLength, out Error error);
    }
}
