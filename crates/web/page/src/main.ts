// Starts the page: the store, the worker, the frame, and what makes it work offline.

import './styles/base.css';
import './styles/blocks.css';
import './styles/controls.css';
import './styles/frame.css';
import './styles/tile.css';
import { open } from './app/frame.ts';
import { keepOffline } from './app/offline.ts';
import { warmUp } from './engine/engine.ts';
import { openStore } from './store/store.ts';

openStore();
warmUp();
open();
keepOffline();
