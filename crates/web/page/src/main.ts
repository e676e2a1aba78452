// Starts the page: the store, the worker, the frame, the service worker.

import './styles/base.css';
import './styles/blocks.css';
import './styles/controls.css';
import './styles/figures.css';
import './styles/frame.css';
import './styles/print.css';
import './styles/tile.css';
import { keepFocus } from './app/focus.ts';
import { open } from './app/frame.ts';
import { keepOffline } from './app/offline.ts';
import { linkTerms } from './app/terms.ts';
import { openForPrint } from './app/print.ts';
import { warmUp } from './engine/engine.ts';
import { ROOMS } from './rooms/index.ts';
import { openStore } from './store/store.ts';

openStore();
warmUp();
keepFocus();
openForPrint();
// Not awaited: rooms import what is in this file, and would wait for its end.
void open(ROOMS).then(() => {
  keepOffline();
  linkTerms();
});
