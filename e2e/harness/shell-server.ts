import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Shell, writeShellPage } from '../../apps/web/build/shell-page.ts';

const client = fileURLToPath(new URL('../../apps/web/dist/client/', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Serves the built client as a shell does: files from a folder, index.html for any other address,
 * and nothing of ours behind it. Answers a function that stops it.
 */
export async function serveShell(port: number, shell: Shell): Promise<() => Promise<void>> {
  const page = writeShellPage(await readFile(path.join(client, 'index.html'), 'utf8'), shell);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shell.invalid');
    const type = types[path.extname(pathname)];
    if (type === undefined) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return response.end(page);
    }
    const file = path.join(client, pathname);
    const bytes = file.startsWith(client) ? await readFile(file).catch(() => null) : null;
    response.writeHead(bytes ? 200 : 404, { 'content-type': type });
    return response.end(bytes);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
