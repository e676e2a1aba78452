import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const PUBLIC = join(import.meta.dirname, 'public');

/** Lists the files for the service worker and gives it a version that changes with any of them. */
function precache(): Plugin {
  return {
    name: 'precache',
    generateBundle: {
      // After Vite's own, which removes scripts that had styles alone.
      order: 'post',
      handler(_, bundle) {
        const hash = createHash('sha256');
        for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        }
        const unhashed = readdirSync(PUBLIC).sort();
        for (const name of unhashed) hash.update(name).update(readFileSync(join(PUBLIC, name)));
        const files = ['./', ...Object.keys(bundle).filter((name) => name !== 'sw.js' && name !== 'index.html'), ...unhashed];
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('no sw.js');
        worker.code = worker.code
          .replace('__FILES__', JSON.stringify(files))
          .replace('__VERSION__', hash.digest('hex').slice(0, 16));
      },
    },
  };
}

export default defineConfig({
  base: './',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: { main: 'index.html', sw: 'src/worker/sw.ts' },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es' },
  plugins: [precache()],
});
