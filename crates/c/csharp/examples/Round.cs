// The same as ../../examples/round.c: RULES SEED [BOT].
using System;
using System.Linq;

static class Round
{
    static int Main(string[] args)
    {
        try
        {
            using (var rules = new Mentsu.Rules(args.Length > 0 ? args[0] : "tenhou"))
            using (var game = new Mentsu.Game(rules, args.Length > 1 ? ulong.Parse(args[1]) : 7))
            {
                for (int decision = 0; game.State.RoundIsOver == 0; decision++)
                {
                    byte seat = game.State.Awaited.First();
                    int option = args.Length > 2
                        ? game.Bot(seat, args[2], (ulong)decision)
                        : (decision * 7 + decision / 3) % game.Options(seat).Length;
                    game.Act(seat, option);
                }
                Console.Write(game.Events());
            }
            return 0;
        }
        catch (Mentsu.MentsuException error)
        {
            Console.Error.WriteLine(error.Message);
            return 1;
        }
    }
}
