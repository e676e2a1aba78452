// Serves dist as any static host would: `npm start`, or from the tests below a path of their choice.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const DIST = join(dirname(import.meta.dirname), 'dist');
const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml', '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json',
};

/** Starts a server of `root` below `base`; answers its address and how to end it. */
export async function serve({ port = 0, base = '/', root = DIST, host = '127.0.0.1' } = {}) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname);
    const inside = path.startsWith(base) ? normalize(path.slice(base.length) || '.') : '..';
    const file = join(root, inside.endsWith('/') || inside === '.' ? join(inside, 'index.html') : inside);
    const found = resolve(file).startsWith(resolve(root)) ? await stat(file).catch(() => null) : null;
    if (!found?.isFile()) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': found.size,
      'cache-control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise((done) => server.listen(port, host, () => done(undefined)));
  const address = server.address();
  return {
    url: `http://${host}:${typeof address === 'object' ? address?.port : port}${base}`,
    close: () => new Promise((done) => {
      server.closeAllConnections();
      server.close(done);
    }),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url } = await serve({ port: Number(process.env.PORT ?? 8080), host: process.env.HOST ?? '127.0.0.1' });
  console.log(`mentsu is at ${url}`);
}
