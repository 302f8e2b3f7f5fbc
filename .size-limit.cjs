/**
 * The budget of a first page: the entry, one screen and all that both import, compressed.
 * Every screen counts, since people arrive on any of them by a link.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');

const client = path.join(__dirname, 'apps/web/dist/client');
const manifest = JSON.parse(readFileSync(path.join(client, 'manifest.json'), 'utf8'));

function closure(name, seen = new Set()) {
  if (!seen.has(name)) {
    seen.add(name);
    for (const each of manifest[name].imports ?? []) closure(each, seen);
  }
  return seen;
}

function filesOf(screen) {
  const names = closure(screen, closure('index.html'));
  return [...names].map((name) => path.join(client, manifest[name].file));
}

const screens = Object.keys(manifest).filter(
  (name) => name.startsWith('src/screens/') && manifest[name].isDynamicEntry,
);

module.exports = [
  ...screens.map((screen) => ({
    name: `JavaScript de ${screen.replace('src/screens/', '')}`,
    path: filesOf(screen),
    gzip: true,
    limit: '170 kB',
  })),
  { name: 'CSS', path: path.join(client, 'assets/*.css'), gzip: true, limit: '30 kB' },
];
