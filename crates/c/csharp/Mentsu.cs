// mentsu for C#: Unity, Godot, .NET and Mono. The native library is `mentsu_c`; mentsu.h describes its functions.
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Text;

namespace Mentsu
{
    /// <summary>How a call went: `MentsuStatus` of mentsu.h.</summary>
    public enum Status
    {
        Ok, NullPointer, NotUtf8, SmallBuffer, WrongLength, TooManyCopies, WrongSize, NoDiscard, WrongField, NoWin,
        WrongRules, WrongJson, WrongWall, WrongSeat, Refused, WrongRecord, NotFound, WrongHandle, Freed, NotBuilt, Internal
    }

    /// <summary>The kind of an action.</summary>
    public enum ActionKind
    {
        Discard, Riichi, OpenRiichi, Chi, Pon, Daiminkan, Kakan, Ankan, Kita, Ron, Tsumo, Kyuushu, Pass
    }

    /// <summary>The kind of a meld.</summary>
    public enum MeldKind : byte { Chi, Pon, Daiminkan, Kakan, Ankan }

    /// <summary>What happened before or at a win.</summary>
    [Flags]
    public enum WinEvents : uint
    {
        None = 0, Riichi = 1, DoubleRiichi = 1 << 1, Ippatsu = 1 << 2, Chankan = 1 << 3, RobbedAnkan = 1 << 4,
        Rinshan = 1 << 5, Haitei = 1 << 6, Houtei = 1 << 7, Tenhou = 1 << 8, Chiihou = 1 << 9, Renhou = 1 << 10,
        TsubameGaeshi = 1 << 11, Kanburi = 1 << 12, OpenRiichi = 1 << 13, Paarenchan = 1 << 14
    }

    /// <summary>Why a call failed.</summary>
    public sealed class MentsuException : Exception
    {
        /// <summary>What kind of fault it is.</summary>
        public Status Status { get; }

        /// <summary>In an array of hands or wins, the place of the one at fault.</summary>
        public int Index { get; }

        internal MentsuException(Native.Error error) : base(error.Text)
        {
            Status = error.status;
            Index = (int)error.index;
        }
    }

    /// <summary>The tiles that lower the shanten of a hand. Bit 0 of `Tiles` is 1m, bit 33 chun.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Ukeire
    {
        public sbyte Shanten;
        public byte Total;
        public ulong Tiles;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 34)] public byte[] Left;
    }

    /// <summary>A discard and what it leads to.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Discard
    {
        public byte Tile;
        public Ukeire Ukeire;
    }

    /// <summary>A declared set: tiles 0 to 33, or 34, 35 and 36 for a red 5m, 5p and 5s.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Meld
    {
        public MeldKind Kind;
        public byte Tile0, Tile1, Tile2, Tile3;
    }

    /// <summary>The tiles that a player holds.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Hand
    {
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 34)] public byte[] Concealed;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 3)] public byte[] Reds;
        public byte MeldCount;
        public Meld Meld0, Meld1, Meld2, Meld3;

        /// <summary>A hand of 34 counts without red fives and melds.</summary>
        public static Hand Of(byte[] concealed)
        {
            return new Hand { Concealed = concealed, Reds = new byte[3] };
        }
    }

    /// <summary>A win: the hand without the tile that won, and how it was won.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Win
    {
        public Hand Hand;
        public byte Tile;
        public byte Tsumo;
        public byte Seat;
        public byte Round;
        public WinEvents Events;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 5)] public byte[] Dora;
        public byte DoraCount;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 5)] public byte[] Ura;
        public byte UraCount;
        public byte Kita;
        public byte Discarder;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 3)] public byte[] Pao;
        public ushort Honba;
        public ushort Sticks;

        /// <summary>A win of which nothing but hand and tile is known: a ron of the dealer.</summary>
        public static Win Of(Hand hand, byte tile)
        {
            return new Win { Hand = hand, Tile = tile, Dora = new byte[5], Ura = new byte[5], Pao = new byte[3] };
        }
    }

    /// <summary>What a win is worth.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Points
    {
        public uint Received, ReceivedInAll;
        public uint PaidByEast, PaidBySouth, PaidByWest, PaidByNorth, PaidByDiscarder;
        public byte Han, Fu, Yakuman, Dora, Ura, Reds;
        public ulong YakuBits;

        /// <summary>The names of the yaku, in order.</summary>
        public IEnumerable<string> Yaku
        {
            get
            {
                for (uint bit = 0; bit < 64; bit++)
                {
                    if ((YakuBits >> (int)bit & 1) == 1) yield return Marshal.PtrToStringAnsi(Native.mentsu_yaku_name(bit));
                }
            }
        }
    }

    /// <summary>An action that a seat may take; 255 stands for no tile and no seat.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct Option
    {
        public ActionKind Kind;
        public byte Tile;
        public byte Tsumogiri;
        public byte From;
        public byte TileCount;
        public byte Tile0, Tile1, Tile2, Tile3;
    }

    /// <summary>Where a game stands: `MentsuGameState` of mentsu.h.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct GameState
    {
        public byte Players;
        public byte AwaitedBits;
        public byte RoundIsOver;
        public byte GameIsOver;
        public byte MayStop;
        public byte Round;
        public byte Dealer;
        public byte DrawsLeft;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 5)] public byte[] Indicators;
        public byte IndicatorCount;
        public ushort Honba;
        public ushort Sticks;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 4)] public int[] Points;

        /// <summary>The seats whose action is awaited.</summary>
        public IEnumerable<byte> Awaited
        {
            get
            {
                for (byte seat = 0; seat < Players; seat++)
                {
                    if ((AwaitedBits >> seat & 1) == 1) yield return seat;
                }
            }
        }
    }

    /// <summary>How a game ended, by seat.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct GameResult
    {
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 4)] public int[] Points;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 4)] public byte[] Places;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 4)] public int[] Scores;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 4)] public int[] Prizes;
    }

    /// <summary>Questions about hands as 34 counts, and requests of the protocol. Any thread may ask.</summary>
    public static class Questions
    {
        /// <summary>Answers a line of JSON. A bad request has an answer with "error".</summary>
        public static string Ask(string request)
        {
            byte[] bytes = Native.Bytes(request);
            return Native.Text((out IntPtr answer, out UIntPtr length, out Native.Error error) =>
                Native.mentsu_ask(bytes, Native.Size(bytes), out answer, out length, out error));
        }

        public static bool IsWin(byte[] counts)
        {
            var answer = new byte[1];
            Native.Check(Native.mentsu_is_win(Native.One(counts), (UIntPtr)1, answer, out var error), error);
            return answer[0] == 1;
        }

        /// <summary>-1 for a win, 0 for tenpai.</summary>
        public static int Shanten(byte[] counts)
        {
            return Shanten(Native.One(counts), 1)[0];
        }

        /// <summary>The shanten of each of several hands, 34 counts a hand.</summary>
        public static sbyte[] Shanten(byte[] counts, int hands)
        {
            var answers = new sbyte[hands];
            Native.Many(counts, hands);
            Native.Check(Native.mentsu_shanten(counts, (UIntPtr)hands, answers, out var error), error);
            return answers;
        }

        /// <summary>The waits as bits: bit 0 is 1m, bit 33 chun.</summary>
        public static ulong Waits(byte[] counts)
        {
            var answer = new ulong[1];
            Native.Check(Native.mentsu_waits(Native.One(counts), (UIntPtr)1, answer, out var error), error);
            return answer[0];
        }

        public static Ukeire Ukeire(byte[] counts)
        {
            Native.Check(Native.mentsu_ukeire(Native.One(counts), (UIntPtr)1, out var answer, out var error), error);
            return answer;
        }

        public static Discard BestDiscard(byte[] counts)
        {
            Native.Check(Native.mentsu_best_discard(Native.One(counts), (UIntPtr)1, out var answer, out var error), error);
            return answer;
        }
    }

    /// <summary>The rules of a house. Several threads may use them at a time.</summary>
    public sealed class Rules : IDisposable
    {
        internal readonly RulesHandle Handle;

        /// <summary>The name of a preset such as `tenhou`, or JSON such as {"preset":"wrc","kiriage":true}.</summary>
        public Rules(string name)
        {
            byte[] bytes = Native.Bytes(name);
            Native.Check(Native.mentsu_rules_new(bytes, Native.Size(bytes), out Handle, out var error), error);
        }

        /// <summary>What a win is worth.</summary>
        public Points Points(Win win)
        {
            Native.Check(Native.mentsu_points(Handle, ref win, (UIntPtr)1, out var points, out var error), error);
            return points;
        }

        public void Dispose() { Handle.Dispose(); }
    }

    /// <summary>The games of a file. Several threads may use them at a time.</summary>
    public sealed class Records : IDisposable
    {
        readonly RecordHandle handle;

        /// <summary>Reads a file of any format, plain or gzip.</summary>
        public Records(byte[] file)
        {
            byte[] data = file.Length == 0 ? new byte[1] : file;
            Native.Check(Native.mentsu_record_read(data, (UIntPtr)file.Length, out handle, out var error), error);
        }

        public int Games
        {
            get
            {
                Native.Check(Native.mentsu_record_games(handle, out var games, out var error), error);
                return (int)games;
            }
        }

        public int Rounds(int game)
        {
            Native.Check(Native.mentsu_record_rounds(handle, (UIntPtr)game, out var rounds, out var error), error);
            return (int)rounds;
        }

        /// <summary>Plays a game again and compares, as JSON.</summary>
        public string Check(int game)
        {
            return Native.Text((out IntPtr answer, out UIntPtr length, out Native.Error error) =>
                Native.mentsu_record_check(handle, (UIntPtr)game, out answer, out length, out error));
        }

        /// <summary>A game in another format: mjlog, tenhou6, mjai or majiang.</summary>
        public string Write(int game, string format)
        {
            byte[] bytes = Native.Bytes(format);
            return Native.Text((out IntPtr answer, out UIntPtr length, out Native.Error error) =>
                Native.mentsu_record_write(handle, (UIntPtr)game, bytes, Native.Size(bytes), out answer, out length, out error));
        }

        public void Dispose() { handle.Dispose(); }
    }
}
