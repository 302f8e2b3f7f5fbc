/** The arrows among the pages of the shop and of the desk (docs/ARCHITECTURE.md); the comments are remedies. */

const test = '\\.test\\.tsx?$';
const features = '^apps/web/src/features';
/** What only tests need of another word: its builders. */
const tests = `${test}|\\.builders\\.ts$`;

/** Whom a word of the shop's pages may ask, through the other's index.ts: downward only. */
const shown = {
  identity: [],
  marketing: [],
  loyalty: [],
  payments: [],
  support: [],
  delivery: ['identity'],
  registration: ['identity', 'delivery'],
  search: ['identity', 'delivery'],
  buying: ['identity', 'delivery', 'search'],
  catalogue: ['identity', 'delivery', 'search', 'buying'],
  cart: ['identity', 'delivery', 'search', 'buying', 'catalogue'],
  orders: ['identity', 'delivery', 'search', 'buying', 'catalogue', 'cart', 'payments'],
};

const shownDownward = Object.entries(shown).map(([word, lower]) => ({
  name: `feature-looks-down-${word}`,
  severity: 'error',
  comment: `features/${word} solo mira hacia abajo (${lower.join(', ') || 'a nadie'}): recibe lo que falta por propiedades desde la pantalla o el marco, o baja lo común a session/ o lib/.`,
  from: { path: `${features}/${word}/`, pathNot: tests },
  to: { path: `${features}/`, pathNot: `${features}/(${[word, ...lower].join('|')})/` },
}));

module.exports = [
  {
    name: 'features-know-no-screen',
    severity: 'error',
    comment: 'Una pantalla compone funciones, no al revés: pasa lo que falta por propiedades.',
    from: { path: '^apps/web/src/features/' },
    to: { path: '^apps/web/src/(screens|chrome)/' },
  },
  {
    name: 'feature-door',
    severity: 'error',
    comment:
      'A otra función se entra por su index.ts: exporta allí lo que haga falta (lo que se carga después, por su archivo .lazy.ts), o pide menos.',
    from: { path: '^apps/web/src/features/([^/]+)/', pathNot: tests },
    to: {
      path: `${features}/([^/]+)/`,
      pathNot: `${features}/($1/|[^/]+/index\\.ts$)`,
    },
  },
  {
    name: 'pages-enter-features-by-the-door',
    severity: 'error',
    comment:
      'Pantallas, marco y arranque toman de una función solo su index.ts: exporta allí lo que haga falta.',
    from: { path: '^apps/web/src/', pathNot: `${features}/|${tests}|^apps/web/src/testing/` },
    to: { path: `${features}/`, pathNot: `${features}/[^/]+/index\\.ts$` },
  },
  ...shownDownward,
  {
    name: 'desk-feature-door',
    severity: 'error',
    comment:
      'En el escritorio ninguna función conoce a otra: baja lo común a parts/, o compón en la pantalla.',
    from: { path: '^apps/desk/src/features/([^/]+)/', pathNot: test },
    to: { path: '^apps/desk/src/features/', pathNot: '^apps/desk/src/features/$1/' },
  },
  {
    name: 'desk-pages-enter-by-the-door',
    severity: 'error',
    comment:
      'Las pantallas y el marco del escritorio toman de una función solo su index.ts: exporta allí lo que haga falta.',
    from: { path: '^apps/desk/src/', pathNot: `^apps/desk/src/features/|${test}` },
    to: {
      path: '^apps/desk/src/features/',
      pathNot: '^apps/desk/src/features/[^/]+/index\\.ts$',
    },
  },
  {
    name: 'web-root-is-the-top',
    severity: 'error',
    comment:
      'La tabla de rutas, las guardas y el arranque conocen a todos y nadie los importa: recibe lo que falta por useServices() o por propiedades.',
    from: {
      path: '^apps/web/src/(features|screens|chrome|session|lib|platform|copy)/',
      pathNot: test,
    },
    to: { path: '^apps/web/src/([^/]+\\.tsx?$|routes/)' },
  },
  {
    name: 'web-frame-knows-no-screen',
    severity: 'error',
    comment:
      'El marco y las herramientas no conocen pantallas: la tabla de screens.ts las carga; pide la ruta a useServices().routes.',
    from: { path: '^apps/web/src/(chrome|session|lib|platform|copy)/', pathNot: test },
    to: { path: '^apps/web/src/screens/' },
  },
  {
    name: 'web-plumbing-knows-no-feature',
    severity: 'error',
    comment:
      'platform/, lib/ y session/ no conocen el negocio: recibe la función por parámetro desde la pantalla o la función.',
    from: { path: '^apps/web/src/(platform|lib|session)/', pathNot: test },
    to: { path: '^apps/web/src/(features|screens|chrome)/' },
  },
  {
    name: 'web-uses-no-server-package',
    severity: 'error',
    comment: 'Esto corre en el navegador: usa la API web, o llévalo al servidor.',
    from: { path: '^apps/web/src/', pathNot: `${test}|entry\\.server` },
    to: {
      path: '^node:|node_modules/(fastify|pg|sharp|@node-rs|@fastify|pino)/',
      dependencyTypes: ['core', 'npm'],
    },
  },
];
