/**
 * The budget of a first page: the entry, one screen and all that both import, compressed.
 * Every screen counts, since people arrive on any of them by a link.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');

const shop = path.join(__dirname, 'apps/web/dist/client');
const desk = path.join(__dirname, 'apps/desk/dist');

function readBuild(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
  const screens = Object.keys(manifest).filter(
    (name) => name.startsWith('src/screens/') && manifest[name].isDynamicEntry,
  );
  const closure = (name, seen = new Set()) => {
    if (!seen.has(name)) {
      seen.add(name);
      for (const each of manifest[name].imports ?? []) closure(each, seen);
    }
    return seen;
  };
  const filesOf = (names) => [...names].map((name) => path.join(folder, manifest[name].file));
  const first = closure('index.html');
  return {
    screens,
    first: filesOf(first),
    /** Everything that a first visit of the screen fetches, and what it adds to a page that is open. */
    whole: (screen) => filesOf(closure(screen, new Set(first))),
    added: (screen) => filesOf([...closure(screen)].filter((name) => !first.has(name))),
  };
}

const shopBuild = readBuild(shop);
const deskBuild = readBuild(desk);
const nameOf = (screen) => screen.replace('src/screens/', '');

module.exports = [
  ...shopBuild.screens.map((screen) => ({
    name: `JavaScript de ${nameOf(screen)}`,
    path: shopBuild.whole(screen),
    gzip: true,
    limit: '170 kB',
  })),
  { name: 'CSS', path: path.join(shop, 'assets/*.css'), gzip: true, limit: '30 kB' },
  { name: 'Escritorio, primera carga', path: deskBuild.first, gzip: true, limit: '200 kB' },
  ...deskBuild.screens.map((screen) => ({
    name: `Escritorio, ${nameOf(screen)}`,
    path: deskBuild.added(screen),
    gzip: true,
    limit: '60 kB',
  })),
];
