// English, one file a room.

import { errors } from './errors.ts';
import { hand } from './hand.ts';
import { mcr } from './mcr.ts';
import { rules } from './rules.ts';
import { shell } from './shell.ts';
import { tiles } from './tiles.ts';
import { why } from './why.ts';

export const en = { shell, errors, tiles, rules, hand, mcr, why };
