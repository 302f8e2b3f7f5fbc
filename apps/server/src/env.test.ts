import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { makeVapidKey } from './lib/vapid-key.ts';

const good = 'pYwR0t7uKq2zXv9Lb4Nf8Jm1Hd6Gs3Ec5Ta';
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'matiz-env-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (source: Record<string, string> = {}) => {
  const settings = readEnv({ DATA_DIR: dataDir, ...source });
  if (!settings.ok) throw new Error(settings.error);
  return settings.value;
};
const refuse = (source: Record<string, string>) => {
  const settings = readEnv({ DATA_DIR: dataDir, ...source });
  return settings.ok ? undefined : settings.error;
};
const external = { DATABASE_URL: 'postgres://app:pw@db:5432/tienda', SESSION_SECRET: good };

describe('DATABASE_OWNER_URL', () => {
  const owner = 'postgres://owner:pw@db:5432/tienda';
  test('is another role’s, or as none', () => {
    expect(read(external).database).toMatchObject({ owner: null, roles: null });
    const apart = { ...external, DATABASE_OWNER_URL: owner, DATABASE_REPORTS_ROLE: 'informes' };
    expect(read(apart).database).toMatchObject({
      owner,
      roles: { application: 'app', reports: 'informes' },
    });
    const same = { ...apart, DATABASE_OWNER_URL: external.DATABASE_URL };
    expect(read(same).database).toMatchObject({ owner: null, roles: null });
  });
  test('needs the address of the application, and is not repeated', () => {
    expect(refuse({ DATABASE_OWNER_URL: owner })).toMatch(/^Falta DATABASE_URL/);
    const wrong = refuse({ ...external, DATABASE_OWNER_URL: 'postgres://owner:hush@db:x/tienda' });
    expect(wrong).toMatch(/^DATABASE_OWNER_URL no es una dirección/);
    expect(wrong).not.toContain('hush');
  });
  test('and DATABASE_READ_URL needs that of the leader', () => {
    expect(refuse({ DATABASE_READ_URL: owner })).toMatch(/^Falta DATABASE_URL/);
    expect(read({ ...external, DATABASE_READ_URL: owner }).database).toMatchObject({ read: owner });
  });
  test('names files that can be read', () => {
    const address = `${external.DATABASE_URL}?sslmode=verify-full&sslrootcert=/nowhere/ca.pem`;
    expect(refuse({ ...external, DATABASE_URL: address })).toBe(
      'DATABASE_URL nombra el archivo /nowhere/ca.pem, que no se puede leer: corrige su ruta o sus permisos.',
    );
  });
});

describe('the account with Wompi', () => {
  const keys = {
    WOMPI_PUBLIC_KEY: 'pub_prod_0123456789abcdef',
    WOMPI_PRIVATE_KEY: 'prv_prod_0123456789abcdef',
    WOMPI_INTEGRITY_SECRET: 'prod_integrity_0123456789abcdef',
    WOMPI_EVENTS_SECRET: 'prod_events_0123456789abcdef',
  };
  test('is none, or all of its keys', () => {
    expect(read().wompi).toBeNull();
    expect(read(keys).wompi?.events).toBe(keys.WOMPI_EVENTS_SECRET);
    const { WOMPI_EVENTS_SECRET: _, ...three } = keys;
    expect(refuse(three)).toBe('Faltan llaves de Wompi: se necesitan las cuatro, o ninguna.');
  });
  test('is of its tests or of production', () => {
    const mixed = { ...keys, WOMPI_EVENTS_SECRET: 'test_events_0123456789abcdef' };
    expect(refuse(mixed)).toBe('Las llaves de Wompi mezclan pruebas y producción.');
  });
  test('is not told in a fault: two secrets that were swapped stay secret', () => {
    const swapped = refuse({ ...keys, WOMPI_EVENTS_SECRET: keys.WOMPI_INTEGRITY_SECRET });
    expect(swapped).toMatch(/^WOMPI_EVENTS_SECRET debe ser/);
    expect(swapped).not.toContain('0123456789');
  });
});

describe('production (D-20)', () => {
  const claims = [{ NODE_ENV: 'production' }, { PUBLIC_URL: 'https://tienda.co' }];
  test.each(claims)('with %o the demonstration is not loaded', (claim) => {
    expect(read(claim).isDemo).toBe(false);
    expect(read({ ...claim, ...external }).isDemo).toBe(false);
  });
  test.each(claims)('with %o asking for the demonstration stops the start', (claim) => {
    const sentence = /^MATIZ_DEMO=1 abre cuentas.*quita MATIZ_DEMO/;
    expect(refuse({ ...claim, MATIZ_DEMO: '1' })).toMatch(sentence);
    expect(refuse({ ...claim, ...external, MATIZ_DEMO: '1' })).toMatch(sentence);
  });
  test('without either it may be asked for', () => {
    expect(read({ ...external, MATIZ_DEMO: '1' })).toMatchObject({ isDemo: true, claimed: null });
  });
  test('TRUST_PROXY names addresses and networks, and nothing else', () => {
    expect(read({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' }).trustProxy).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
    ]);
    expect(refuse({ TRUST_PROXY: 'nginx' })).toMatch(/^TRUST_PROXY \(vale "nginx"\)/);
    expect(refuse({ TRUST_PROXY: 'true' })).toMatch(/^TRUST_PROXY/);
  });
});

describe('without settings', () => {
  test('it is the demonstration on port 3000 with its own database', () => {
    expect(read()).toMatchObject({
      port: 3000,
      isDemo: true,
      environment: 'production',
      publicUrl: 'http://localhost:3000',
      database: { kind: 'embedded' },
    });
  });

  test('an empty variable counts as absent', () => {
    expect(read({ PORT: '', DATABASE_URL: '', SESSION_SECRET: '' }).port).toBe(3000);
  });

  test('secrets are made once, kept, and readable by their owner only', () => {
    const first = read();
    const second = read();
    expect(second.secret).toBe(first.secret);
    expect(second.database).toEqual(first.database);
    expect(first.secret.length).toBeGreaterThanOrEqual(32);
    expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('the key for browsers is kept, made for an older file, or given', () => {
    const first = read();
    expect(first.webPush).toMatchObject({ isGiven: false });
    expect(read().webPush).toEqual(first.webPush);
    const file = path.join(dataDir, 'secrets.json');
    const { webPush: _, ...older } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(older));
    const upgraded = read();
    expect(upgraded.secret).toBe(first.secret);
    expect(read().webPush).toEqual(upgraded.webPush);
    const key = makeVapidKey();
    expect(read({ WEB_PUSH_KEY: key }).webPush).toEqual({ privateKey: key, isGiven: true });
    expect(read(external).webPush).toBeNull();
    expect(refuse({ WEB_PUSH_KEY: 'A'.repeat(43) })).toMatch(/^WEB_PUSH_KEY debe ser la llave/);
  });

  test('a damaged secrets file stops the start and is not replaced', () => {
    const file = path.join(dataDir, 'secrets.json');
    writeFileSync(file, '{"session":"short"}');
    expect(refuse({})).toMatch(/dañado: bórralo/);
    expect(readFileSync(file, 'utf8')).toBe('{"session":"short"}');
  });
});

describe('with DATABASE_URL', () => {
  test('there is no demonstration unless MATIZ_DEMO=1 says so (D-17)', () => {
    expect(read(external).isDemo).toBe(false);
    expect(read({ ...external, MATIZ_DEMO: '1' }).isDemo).toBe(true);
  });

  test.each([
    [{ SESSION_SECRET: '' }, /Falta SESSION_SECRET/],
    [{ SESSION_SECRET: good.slice(0, 31) }, /31 caracteres y debe tener 32/],
    [{ SESSION_SECRET: 'changeme'.repeat(5) }, /valor de ejemplo/],
    [{ SESSION_SECRET: 'ab'.repeat(20) }, /fácil de adivinar/],
  ])('%j stops the start', (source, sentence) => {
    expect(refuse({ ...external, ...source })).toMatch(sentence);
  });
});

test.each([
  [{ PORT: 'abc' }, 'PORT (vale "abc") debe ser un puerto entre 1 y 65535.'],
  [{ PORT: '70000' }, 'PORT (vale "70000") debe ser un puerto entre 1 y 65535.'],
  [{ MATIZ_DEMO: 'yes' }, 'MATIZ_DEMO (vale "yes") debe ser 0 o 1.'],
  [
    { PUBLIC_URL: 'matiz.co' },
    'PUBLIC_URL (vale "matiz.co") debe ser una dirección completa, como https://matiz.co.',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL (vale "loud") debe ser silent, error, warn, info o debug.'],
])('%j is refused in one sentence', (source, sentence) => {
  expect(refuse(source)).toBe(sentence);
});

test('Google Analytics counts only where a property is named', () => {
  expect(read().ga4MeasurementId).toBeNull();
  expect(read({ GA4_MEASUREMENT_ID: 'G-ABC1234567' }).ga4MeasurementId).toBe('G-ABC1234567');
  expect(refuse({ GA4_MEASUREMENT_ID: 'UA-1' })).toBe(
    'GA4_MEASUREMENT_ID (vale "UA-1") debe ser un identificador como G-ABC1234567.',
  );
});

test('the installed shells may call from where Capacitor serves them, or from where it is said', () => {
  expect(read().appOrigins).toEqual([
    'capacitor://localhost',
    'https://localhost',
    'http://localhost',
  ]);
  const given = { APP_ORIGINS: 'ionic://localhost, http://127.0.0.1:8100' };
  expect(read(given).appOrigins).toEqual(['ionic://localhost', 'http://127.0.0.1:8100']);
});

test.each(['*', 'https://localhost/app', 'localhost'])('APP_ORIGINS=%s is refused', (origins) => {
  expect(refuse({ APP_ORIGINS: origins })).toBe(
    `APP_ORIGINS (vale "${origins}") debe ser orígenes separados por comas, como capacitor://localhost,https://localhost.`,
  );
});

test('a password in DATABASE_URL is not repeated', () => {
  expect(refuse({ DATABASE_URL: 'mysql://app:hush@db/x' })).not.toContain('hush');
});

test('DATA_DIR is resolved from the repository, not from where the command stands', () => {
  const settings = readEnv({ ...external, DATA_DIR: 'some/where' });
  const expected = path.resolve(import.meta.dirname, '../../..', 'some/where');
  expect(settings.ok && settings.value.dataDir).toBe(expected);
});

test.each([
  ['a file', () => path.join(import.meta.dirname, 'env.ts', 'x'), /no es una carpeta/],
  ['a place where the system makes no folders', () => '/proc/matiz', /No se puede escribir/],
])('DATA_DIR as %s stops the start', (_, index, sentence) => {
  expect(refuse({ DATA_DIR: index() })).toMatch(sentence);
});

test('registrations approve themselves unless they shall be reviewed', () => {
  expect(read().reviewsRegistrations).toBe(false);
  expect(read({ REVIEW_REGISTRATIONS: '1' }).reviewsRegistrations).toBe(true);
});

describe('the mail server', () => {
  test('is none unless given, and is given with who writes', () => {
    expect(read().mail).toBeNull();
    const given = { SMTP_URL: 'smtps://ana:pw@mail.co:465', MAIL_FROM: 'Matiz <hola@matiz.co>' };
    expect(read(given).mail).toEqual({ url: given.SMTP_URL, from: given.MAIL_FROM });
    expect(refuse({ SMTP_URL: given.SMTP_URL })).toMatch(/^Falta MAIL_FROM/);
  });

  test('an address that is none stops the start, without its password in the sentence', () => {
    const sentence = refuse({ SMTP_URL: 'http://ana:pw-secreta@mail.co', MAIL_FROM: 'a@b.co' });
    expect(sentence).toMatch(/^SMTP_URL debe ser una dirección smtp:/);
    expect(sentence).not.toContain('pw-secreta');
    expect(refuse({ MAIL_FROM: 'hola' })).toMatch(/^MAIL_FROM .* debe ser un remitente/);
  });
});

test('reads the installed apps that open the links: of Android’s both settings, or none', () => {
  expect(read().installedApps).toEqual({ android: null, ios: null });
  const print = Array.from({ length: 32 }, () => 'ab').join(':');
  const given = { ANDROID_APP_ID: 'co.matiz.app', ANDROID_CERTIFICATES: `${print}, ${print}` };
  expect(read({ ...given, IOS_APP_ID: 'ABCDE12345.co.matiz.app' }).installedApps).toEqual({
    android: { id: 'co.matiz.app', certificates: [print.toUpperCase(), print.toUpperCase()] },
    ios: 'ABCDE12345.co.matiz.app',
  });
  expect(refuse({ ANDROID_APP_ID: 'co.matiz.app' })).toMatch(/se necesitan los dos/);
  expect(refuse({ ...given, ANDROID_CERTIFICATES: 'AB:CD' })).toMatch(/huellas SHA-256/);
  expect(refuse({ IOS_APP_ID: 'co.matiz.app' })).toMatch(/como ABCDE12345\.co\.matiz\.app/);
});

describe('the collector of traces', () => {
  const given = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  test('is none unless given; all requests are told of unless a share is', () => {
    expect(read().tracing).toBeNull();
    expect(read(given).tracing).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      headers: {},
      share: 1,
    });
    expect(read({ ...given, OTEL_TRACES_SAMPLER_ARG: '0.25' }).tracing?.share).toBe(0.25);
    expect(refuse({ ...given, OTEL_TRACES_SAMPLER_ARG: '2' })).toMatch(/entre 0 y 1/);
  });

  test('is shown what it asks for, which no sentence repeats', () => {
    const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20hush,x-shop=1' };
    expect(read({ ...given, ...headers }).tracing?.headers).toEqual({
      authorization: 'Basic hush',
      'x-shop': '1',
    });
    const sentence = refuse({ ...given, OTEL_EXPORTER_OTLP_HEADERS: 'hush without a name' });
    expect(sentence).toMatch(/^OTEL_EXPORTER_OTLP_HEADERS debe ser/);
    expect(sentence).not.toContain('hush');
    expect(refuse({ ...given, OTEL_EXPORTER_OTLP_HEADERS: 'x=%ff' })).toMatch(/debe ser nombre/);
  });
});

describe('the service that is told of faults', () => {
  const dsn = 'https://0123456789abcdef@errores.tienda.co/grupo/7';
  test('is none unless given, and hears what the running version is called', () => {
    expect(read().errorReports).toBeNull();
    expect(read({ ERROR_REPORT_DSN: dsn }).errorReports).toEqual({ dsn, release: null });
    const named = { ERROR_REPORT_DSN: dsn, MATIZ_RELEASE: 'v2.4.0' };
    expect(read(named).errorReports?.release).toBe('v2.4.0');
    expect(refuse({ ...named, MATIZ_RELEASE: 'rama/nueva' })).toMatch(/sin espacios ni barras/);
  });

  test('an address that is none stops the start, without its key in the sentence', () => {
    const sentence = refuse({ ERROR_REPORT_DSN: 'https://hush@errores.tienda.co' });
    expect(sentence).toMatch(/^ERROR_REPORT_DSN debe ser un DSN/);
    expect(sentence).not.toContain('hush');
  });
});
