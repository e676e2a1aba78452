// Japanese, put together of a file a room.

import { hand } from './ja/hand.ts';
import { rules } from './ja/rules.ts';
import { shell } from './ja/shell.ts';
import { tiles } from './ja/tiles.ts';
import { why } from './ja/why.ts';
import type { Words } from './index.ts';

export const ja: Words = { shell, tiles, rules, hand, why };
