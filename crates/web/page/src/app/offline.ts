// Registers the service worker and says when a newer page is there.

import { words } from '../words/index.ts';
import { toast } from './toast.ts';

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = async () => {
    const first = !navigator.serviceWorker.controller;
    const registration = await navigator.serviceWorker.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' });
    registration.addEventListener('updatefound', () => {
      const found = registration.installing;
      found?.addEventListener('statechange', () => {
        if (found.state === 'activated' && !first) {
          toast(words().shell.update, { label: words().shell.reload, act: () => location.reload() });
        }
      });
    });
  };
  // Where it isn't allowed (a file opened from disk, a browser's policy) the page works without.
  start().catch((error: unknown) => console.info(String(error)));
}
