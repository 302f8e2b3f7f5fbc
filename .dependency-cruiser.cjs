/**
 * The arrows of docs/ARCHITECTURE.md. Each comment is the remedy that the report prints.
 * Run by `npm run boundaries`; `tools/boundaries/boundaries.test.ts` proves that each rule bites.
 */

const pages = require('./tools/boundaries/page-rules.cjs');

const test = '\\.test\\.tsx?$';
const modules = '^apps/server/src/modules';

/** Whom a server module may ask, through the other's index.ts: downward only. */
const below = {
  identity: [],
  shop: ['identity'],
  stock: [],
  catalogue: ['stock'],
  'app-version': [],
  delivery: ['identity'],
  payments: ['identity'],
  loyalty: ['identity'],
  marketing: ['identity'],
  push: ['identity'],
  pricing: ['catalogue'],
  search: ['catalogue'],
  cart: ['catalogue', 'pricing', 'delivery', 'identity', 'search'],
  orders: ['cart', 'payments', 'delivery', 'catalogue', 'pricing', 'identity', 'stock'],
  support: ['identity', 'orders', 'delivery'],
};

const downward = Object.entries(below).map(([word, lower]) => ({
  name: `module-looks-down-${word}`,
  severity: 'error',
  comment: `El módulo ${word} solo mira hacia abajo (${lower.join(', ') || 'a nadie'}): pide el dato a quien te llama, o anuncia un evento que deps.ts conecta.`,
  from: { path: `${modules}/${word}/`, pathNot: test },
  to: { path: `${modules}/`, pathNot: `${modules}/(${[word, ...lower].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Dos archivos se necesitan entre sí: mueve lo que comparten a un tercero que no importe a ninguno.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment:
        'La importación no existe: corrige la ruta (con su extensión) o declara el paquete en el package.json de la carpeta.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      comment:
        'El producto no importa pruebas: mueve lo compartido a un archivo propio, o a testing/ si solo sirve a pruebas.',
      from: { pathNot: `${test}|^e2e/|^bench/|/testing[^/]*(/|\\.ts$)` },
      to: { path: `${test}|^(apps|packages)/.*/testing[^/]*(/|\\.ts$)` },
    },
    {
      name: 'domain-imports-nothing',
      severity: 'error',
      comment:
        'El dominio es puro: recibe por parámetro lo que necesita (hora, datos, azar) en vez de importarlo.',
      from: { path: '^packages/domain/', pathNot: test },
      to: { pathNot: '^packages/domain/' },
    },
    {
      name: 'contracts-import-domain-only',
      severity: 'error',
      comment:
        'Un contrato solo conoce el dominio y Zod: lo demás pertenece a quien lo sirve o lo llama.',
      from: { path: '^packages/contracts/', pathNot: test },
      to: { pathNot: '^packages/(contracts|domain)/|node_modules/zod/' },
    },
    {
      name: 'client-speaks-contracts',
      severity: 'error',
      comment:
        'El cliente solo conoce los contratos: lo que sabe de pantallas, plataforma o caché se le pasa.',
      from: { path: '^packages/client/', pathNot: test },
      to: { pathNot: '^packages/(client|contracts|domain)/' },
    },
    {
      name: 'ui-knows-the-kernel-only',
      severity: 'error',
      comment:
        'Los componentes no conocen el negocio, solo cómo se escribe una cifra (domain/kernel): pásales textos y valores por propiedades desde apps/web.',
      from: { path: '^packages/ui/', pathNot: test },
      to: {
        path: '^(apps|packages|tools|e2e|bench)/',
        pathNot: '^packages/(ui|domain/src/kernel)/',
      },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      comment: 'Un paquete no conoce a quien lo usa: baja al paquete lo que ambos necesitan.',
      from: { path: '^packages/' },
      to: { path: '^(apps|tools|e2e|bench)/' },
    },
    {
      name: 'apps-never-import-each-other',
      severity: 'error',
      comment: 'Las aplicaciones hablan por contratos: pon lo común en packages/.',
      from: { path: '^apps/([^/]+)/' },
      // The installed app carries the shop's build, whose first page the shop itself writes (ADR 65).
      to: {
        path: '^apps/',
        pathNot: '^apps/$1/|^apps/web/(build/shell-page|src/platform/native/plugins)',
      },
    },
    {
      name: 'module-door',
      severity: 'error',
      comment:
        'A otro módulo se entra por su index.ts: exporta allí lo que haga falta, o pide menos.',
      from: { path: `${modules}/([^/]+)/`, pathNot: test },
      to: { path: `${modules}/([^/]+)/`, pathNot: `${modules}/($1/|[^/]+/index\\.ts$)` },
    },
    {
      name: 'outside-enters-by-the-door',
      severity: 'error',
      comment: 'app.ts y deps.ts toman de un módulo solo su index.ts.',
      from: {
        path: '^apps/server/src/',
        pathNot: `${modules}/|${test}|/testing/|^apps/server/src/db/demo/`,
      },
      to: { path: `${modules}/`, pathNot: `${modules}/[^/]+/index\\.ts$` },
    },
    ...downward,
    {
      name: 'routes-call-their-service',
      severity: 'error',
      comment:
        'Las rutas solo traducen: llama al servicio de tu módulo; él conoce el almacén, la base y los demás módulos.',
      from: { path: `${modules}/([^/]+)/[^/]+\\.routes\\.ts$` },
      to: {
        dependencyTypesNot: ['type-only'],
        path: `\\.store\\.ts$|^apps/server/src/(db|adapters)/|${modules}/`,
        pathNot: `${modules}/$1/(?!.*\\.store\\.ts$)`,
      },
    },
    {
      name: 'stores-only-speak-sql',
      severity: 'error',
      comment: 'Un almacén solo habla SQL: decide y avisa en el servicio.',
      from: { path: '\\.store\\.ts$' },
      to: {
        path: '^apps/server/src/(http|adapters)/|\\.(service|routes)\\.ts$|node_modules/fastify/',
        pathNot: '^apps/server/src/http/session/principal\\.ts$',
      },
    },
    {
      name: 'services-know-no-http',
      severity: 'error',
      comment: 'Un servicio no sabe de HTTP: devuelve un valor y deja que la ruta lo traduzca.',
      from: { path: '\\.service\\.ts$' },
      to: {
        path: '^apps/server/src/http/|node_modules/(@fastify/|fastify/)',
        pathNot: '^apps/server/src/http/session/principal\\.ts$',
      },
    },
    {
      name: 'only-deps-picks-adapters',
      severity: 'error',
      comment: 'Los adaptadores se eligen en deps.ts: recibe el puerto por parámetro.',
      from: {
        path: '^apps/server/src/',
        pathNot: `^apps/server/src/(adapters/|db/demo/|deps\\.ts$)|${test}`,
      },
      to: {
        path: '^apps/server/src/adapters/',
        // El puerto mismo, que dice también cómo falla, y tablas que se crean antes de elegir.
        pathNot: '^apps/server/src/adapters/payments/(gateway|practice-tables)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'plumbing-knows-no-module',
      severity: 'error',
      comment: 'http/ y db/ son tubería: recibe la función por parámetro desde app.ts o deps.ts.',
      from: {
        path: '^apps/server/src/(http|db|adapters)/',
        pathNot: `${test}|^apps/server/src/db/demo/`,
      },
      to: { path: `${modules}/|^apps/server/src/(app|deps|main)\\.ts$` },
    },
    {
      name: 'db-knows-no-http',
      severity: 'error',
      comment: 'La base de datos no sabe de HTTP: quita la dependencia o muévela a http/.',
      from: { path: '^apps/server/src/db/' },
      to: { path: '^apps/server/src/http/|node_modules/fastify/' },
    },
    ...pages,
    {
      name: 'no-dev-dependency-in-product',
      severity: 'error',
      comment:
        'El producto no corre con una dependencia de desarrollo: muévela a "dependencies" del paquete.',
      from: {
        path: '^(apps|packages)/[^/]+/src/',
        pathNot: `${test}|/testing[^/]*(/|\\.ts$)`,
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|coverage)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    skipAnalysisNotInRules: true,
  },
};
