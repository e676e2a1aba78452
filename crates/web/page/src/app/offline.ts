// Registers the service worker and offers a newer page.

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
  // The page works without a service worker where none is allowed: a file from disk, a browser's policy.
  start().catch((error: unknown) => console.info(String(error)));
}
