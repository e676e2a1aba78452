// Every function from C#: answers, errors, and objects that are disposed of.
using System;
using System.Linq;
using System.Text;
using Mentsu;

static class Tests
{
    static int failures;

    static void Equal<T>(T got, T expected, string what)
    {
        if (Equals(got, expected)) return;
        failures++;
        Console.Error.WriteLine(what + ": " + got + ", not " + expected);
    }

    static void True(bool holds, string what) { Equal(holds, true, what); }

    static MentsuException Fails(Status status, Action call, string what)
    {
        try
        {
            call();
        }
        catch (MentsuException error)
        {
            Equal(error.Status, status, what);
            return error;
        }
        Equal("no exception", status.ToString(), what);
        return null;
    }

    // `1112345678999m` as counts.
    static byte[] Counts(string text)
    {
        var counts = new byte[34];
        string ranks = "";
        foreach (char c in text)
        {
            if (char.IsDigit(c))
            {
                ranks += c;
                continue;
            }
            foreach (char rank in ranks) counts["mpsz".IndexOf(c) * 9 + rank - '1']++;
            ranks = "";
        }
        return counts;
    }

    static void Hands()
    {
        byte[] gates = Counts("1112345678999m");
        Equal(Questions.Shanten(gates), 0, "shanten");
        Equal(Questions.Waits(gates), 0x1FFul, "waits");
        Equal(Questions.IsWin(gates), false, "no win");
        Equal(Questions.IsWin(Counts("11123456789995m")), true, "win");
        Ukeire ukeire = Questions.Ukeire(Counts("123m45p13789s113z"));
        Equal(ukeire.Shanten + " " + ukeire.Total + " " + ukeire.Left[11], "1 12 4", "ukeire");
        Equal(Questions.BestDiscard(Counts("123m45p13789s1134z")).Tile, (byte)29, "best discard");
        Equal(Questions.Shanten(gates.Concat(Counts("11m")).ToArray(), 2)[1], (sbyte)-1, "shanten of two");
        var error = Fails(Status.TooManyCopies, () => Questions.Shanten(gates.Concat(Counts("11111m")).ToArray(), 2), "five copies");
        Equal(error.Index + " " + error.Message, "1 5 copies of 1m, but there are only 4", "five copies");
        Fails(Status.NoDiscard, () => Questions.BestDiscard(gates), "a hand that has yet to draw");
        try
        {
            Questions.Shanten(new byte[33]);
            True(false, "33 counts");
        }
        catch (ArgumentException) { }
    }

    static void Requests()
    {
        string answer = Questions.Ask("{\"op\":\"hand\",\"closed\":\"1112345678999m\"}");
        True(answer.StartsWith("{\"id\":null,\"shanten\":0"), answer);
        True(Questions.Ask("").Contains("\"error\""), "an empty request");
        True(Questions.Ask("{\"id\":\"門前\"}").Contains("門前"), "a text beyond ASCII");
    }

    static void Wins()
    {
        using (var rules = new Rules("tenhou"))
        {
            Win win = Win.Of(Hand.Of(Counts("234567m23488p67s")), 25);
            Points points = rules.Points(win);
            Equal(points.Received, 2900u, "points");
            Equal(string.Join(" ", points.Yaku), "pinfu tanyao", "yaku");
            win.Events = WinEvents.Riichi;
            win.Seat = 1;
            win.Dora[0] = 1;
            win.DoraCount = 1;
            win.Sticks = 1;
            points = rules.Points(win);
            Equal(points.Received + " " + points.ReceivedInAll + " " + points.PaidByDiscarder + " " + points.Dora, "7700 8700 7700 1", "riichi");
            win.Hand = Hand.Of(Counts("1122s"));
            win.Hand.MeldCount = 3;
            win.Hand.Meld0 = new Meld { Kind = MeldKind.Pon, Tile0 = 31, Tile1 = 31, Tile2 = 31 };
            win.Hand.Meld1 = new Meld { Kind = MeldKind.Pon, Tile0 = 32, Tile1 = 32, Tile2 = 32 };
            win.Hand.Meld2 = new Meld { Kind = MeldKind.Daiminkan, Tile0 = 33, Tile1 = 33, Tile2 = 33, Tile3 = 33 };
            win.Tile = 18;
            win.Events = WinEvents.None;
            Equal(rules.Points(win).Yakuman, (byte)1, "yakuman");
            win.Tile = 0;
            Fails(Status.NoWin, () => rules.Points(win), "no win");
            win.Tile = 99;
            Equal(Fails(Status.WrongField, () => rules.Points(win), "a tile").Message, "`tile` is 99, but at most 36", "a tile");
        }
        Fails(Status.WrongRules, () => new Rules("tenho"), "a house");
        Fails(Status.WrongRules, () => new Rules(""), "no house");
    }

    static void Games()
    {
        using (var rules = new Rules("{\"preset\":\"tenhou\",\"length\":\"one_round\"}"))
        using (var game = new Game(rules, 3))
        {
            Fails(Status.Refused, () => { var _ = game.Result; }, "a result before the end");
            Fails(Status.WrongSeat, () => game.Options(4), "a seat");
            Fails(Status.Refused, () => game.Act(0, 63), "an option");
            Fails(Status.WrongJson, () => game.Act(0, "{\"discard\":NaN}"), "an action");
            Fails(Status.NotFound, () => game.Bot(0, "nobody"), "a bot");
            True(Questions.Ask(game.View(0)).Contains("\"actions\":["), "advice");
            True(game.OptionsJson(0).Contains("\"mjai\":["), "options in JSON");
            Equal(game.Hand(0).Concealed.Sum(count => count), 14, "a hand");
            string saved = game.Save();
            using (var other = Game.Restore(saved))
            {
                while (game.State.GameIsOver == 0)
                {
                    if (game.State.RoundIsOver == 1)
                    {
                        game.NextRound();
                        other.NextRound();
                        continue;
                    }
                    byte seat = game.State.Awaited.First();
                    int option = game.Bot(seat, "efficiency");
                    game.Act(seat, option);
                    other.Act(seat, option);
                }
                Equal(other.Events(), game.Events(), "a restored game");
            }
            Equal(game.Result.Scores.Sum(), 0, "scores");
            Equal(game.Events(game.EventCount - 1).Count(c => c == '\n'), 1, "the last event");
            Fails(Status.NotFound, () => game.Events(game.EventCount + 1), "events");
            Fails(Status.WrongJson, () => Game.Restore(saved.Substring(1)), "a saved game");
            Fails(Status.WrongWall, () => new Game(rules, 0, "1m"), "a wall");
            using (var records = new Records(Encoding.UTF8.GetBytes(game.Record("mjai"))))
            {
                Equal(records.Games + " " + records.Rounds(0), "1 1", "games and rounds");
                True(records.Check(0).Contains("\"differences\":[]"), records.Check(0));
                True(records.Write(0, "tenhou6").Contains("\"log\""), "tenhou6");
                Fails(Status.NotFound, () => records.Check(1), "a game");
            }
        }
        Fails(Status.WrongRecord, () => new Records(new byte[0]), "no record");
    }

    static void Disposed()
    {
        var rules = new Rules("wrc");
        var game = new Game(rules, 1);
        rules.Dispose();
        rules.Dispose();
        Equal(game.State.Players, (byte)4, "a game after its rules");
        game.Dispose();
        try
        {
            game.Act(0, 0);
            True(false, "a disposed game");
        }
        catch (ObjectDisposedException) { }
    }

    static int Main()
    {
        Hands();
        Requests();
        Wins();
        Games();
        Disposed();
        Console.WriteLine(failures == 0 ? "all right" : failures + " failures");
        return failures == 0 ? 0 : 1;
    }
}
