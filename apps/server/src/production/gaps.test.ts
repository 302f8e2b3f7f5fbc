import { describe, expect, test } from 'vitest';
import type { DeploymentFacts } from '../db/start/deployment.ts';
import type { OwnConnection } from '../db/start/own-connection.ts';
import { noPhones } from '../phone-settings.ts';
import { examineProduction, type ProductionSettings, productionChecks } from './gaps.ts';
import { isProxyName, unnamedOf } from './proxies.ts';

const wompi = { public: 'pub_prod_x', private: 'x', integrity: 'x', events: 'x' };
const url = 'postgres://matiz_app:x@db:5432/matiz';
const database = { kind: 'url', url, pooler: null, read: null, owner: null, roles: null } as const;
const ready: ProductionSettings = {
  database,
  publicUrl: 'https://tienda.co',
  mail: { url: 'smtp://correo:25', from: 'hola@tienda.co' },
  phones: noPhones,
  wompi,
  trustProxy: ['127.0.0.1'],
  claimed: 'PUBLIC_URL',
};
const role = { name: 'matiz_app', isSuperuser: false, isOwner: false, missing: [] };
const connection = { role, isEncrypted: true, otherMachine: '10.0.0.9' };
const facts: DeploymentFacts = {
  hasDemonstration: false,
  productionSince: null,
  forwarders: [],
  connection,
};
const asked = (more: Partial<OwnConnection>) => ({ connection: { ...connection, ...more } });

const faultsOf = (settings: Partial<ProductionSettings>, seen: Partial<DeploymentFacts> = {}) =>
  examineProduction({ ...ready, ...settings }, { ...facts, ...seen })
    .filter(({ gap }) => gap?.severity === 'fault')
    .map(({ name, gap }) => `${name}: ${gap?.remedy}`);

describe('what the start says and the doctor examines in production', () => {
  test('a server that is ready has no fault, and is told what it does without', () => {
    expect(faultsOf({})).toEqual([]);
    const notices = examineProduction(ready, facts).flatMap(({ gap }) => gap?.severity ?? []);
    expect(notices).toEqual(['notice']);
  });

  test.each<[string, Partial<ProductionSettings>, Partial<DeploymentFacts>, string]>([
    ['an address without TLS', { publicUrl: 'http://tienda.co' }, {}, 'PUBLIC_URL=https://'],
    ['nobody who carries mails', { mail: null }, {}, 'SMTP_URL y MAIL_FROM'],
    ['test keys of the gateway', { wompi: { ...wompi, public: 'pub_test_x' } }, {}, 'producción'],
    ['a proxy that is not named', { trustProxy: [] }, {}, 'TRUST_PROXY=127.0.0.1'],
    ['another proxy than the named one', {}, { forwarders: ['10.0.0.5'] }, 'TRUST_PROXY=10.0.0.5'],
    ['the demonstration', {}, { hasDemonstration: true }, 'base vacía'],
    ['a superuser', {}, asked({ role: { ...role, isSuperuser: true } }), 'superusuario'],
    [
      'a role that may not do its work',
      {},
      asked({ role: { ...role, missing: ['INSERT en cart'] } }),
      'npm start -- migrate con DATABASE_OWNER_URL',
    ],
    [
      'a database over the open network in the clear',
      {},
      asked({ isEncrypted: false, otherMachine: '203.0.113.7' }),
      'sslmode=verify-full',
    ],
  ])('%s is a fault with its remedy', (_, settings, seen, remedy) => {
    expect(faultsOf(settings, seen)).toEqual([expect.stringContaining(remedy)]);
  });

  test('a proxy that was named since is none', () => {
    const seen = { forwarders: ['10.0.0.5', '::1'] };
    expect(faultsOf({ trustProxy: ['uniquelocal', 'loopback'] }, seen)).toEqual([]);
  });

  test.each([
    ['DATABASE_URL', { url: `${url}?sslmode=no-verify` }],
    ['DATABASE_OWNER_URL', { owner: `${url}?uselibpqcompat=true&sslmode=require` }],
    ['DATABASE_POOLER_URL', { pooler: `${url}?sslmode=no-verify` }],
  ])('%s that does not ask who answers is a fault', (variable, more) => {
    expect(faultsOf({ database: { ...database, ...more } })).toEqual([
      expect.stringContaining(`${variable} cifra sin comprobar`),
    ]);
  });

  test.each([
    ['postgres://a@203.0.113.9:6432/b', 'fault'],
    ['postgres://a@10.0.0.4:6432/b', 'notice'],
    ['postgres://a@pooler:6432/b?sslmode=disable', 'notice'],
    ['postgres://a@pooler:6432/b?sslmode=verify-full', undefined],
    ['postgres://a@127.0.0.1:6432/b', undefined],
    ['postgres://a@[::1]:6432/b', undefined],
    ['postgres://a@/b?host=%2Frun%2Fpgbouncer', undefined],
  ])('a pooler at %s: %s', (pooler, severity) => {
    const found = examineProduction({ ...ready, database: { ...database, pooler } }, facts);
    const check = found.find(({ name }) => name === 'Base de datos cifrada en camino');
    expect(check?.gap?.severity).toBe(severity);
  });

  test('an owner who serves, and an inner network in the clear, are noticed', () => {
    const notices = (more: Partial<OwnConnection>, settings = ready) =>
      examineProduction(settings, { ...facts, ...asked(more) }).flatMap(({ name, gap }) =>
        gap?.severity === 'notice' ? name : [],
      );
    const usual = notices({});
    expect(notices({ isEncrypted: false })).toEqual(['Base de datos cifrada en camino', ...usual]);
    expect(notices({ isEncrypted: false, otherMachine: null })).toEqual(usual);
    const owner = { role: { ...role, isOwner: true } };
    expect(notices(owner)).toEqual(['Rol propio en la base de datos', ...usual]);
    const passwords = { owner: '', superuser: '' };
    expect(notices(owner, { ...ready, database: { kind: 'embedded', passwords } })).toEqual(usual);
  });

  test('every check has a name of its own', () => {
    const names = productionChecks.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('TRUST_PROXY', () => {
  test.each(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', 'loopback', 'uniquelocal'])(
    'may be %s',
    (text) => expect(isProxyName(text)).toBe(true),
  );
  test.each([
    '',
    'proxy',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0.0/8/8',
    '::/129',
    '1.2.3',
    '1',
    '*',
  ])('may not be %j', (text) => expect(isProxyName(text)).toBe(false));
  test('names whole networks', () => {
    expect(unnamedOf(['10.1.2.3', '11.1.2.3', 'fd00::1'], ['10.0.0.0/8', 'fc00::/7'])).toEqual([
      '11.1.2.3',
    ]);
  });
});
