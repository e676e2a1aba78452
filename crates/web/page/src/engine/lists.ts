// Words of the packages, in their order: `cargo run -p mentsu-web --example words`.
export const BOT_KINDS = ['advisor', 'advisor_middle', 'advisor_easy', 'efficiency', 'random', 'default'] as const;
export const OTHELLO_COLORS = ['black', 'grey', 'white'] as const;
export const OTHELLO_PLAYERS = ['black', 'white'] as const;
export const LENGTHS = ['one_round', 'tonpuu', 'hanchan', 'iichan'] as const;
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export const MCR_FORMS = ['standard', 'knitted_straight', 'seven_pairs', 'thirteen_orphans', 'honors_and_knitted'] as const;
export const MCR_PRESETS = ['mil', 'green_book', 'ema', 'japan'] as const;
export const MELD_KINDS = ['chi', 'pon', 'daiminkan', 'kakan', 'ankan'] as const;
export const REPETITIONS = ['free', 'forbidden', 'draw'] as const;
export const WINDS = ['east', 'south', 'west', 'north'] as const;
