import path from 'node:path';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { z } from 'zod';
import type { WompiKeys } from './adapters/payments/wompi.ts';
import { keepSecrets } from './db/kept-secrets.ts';
import { StartProblem } from './db/start-problem.ts';
import { describeSecretFault } from './secret-fault.ts';

const repository = path.resolve(import.meta.dirname, '..', '..', '..');

/** Everything that the process is told from outside (D-18), checked. */
export interface Settings {
  readonly port: number;
  /** The address to listen on; undefined: all of them. */
  readonly host: string | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  readonly database:
    | { readonly kind: 'url'; readonly url: string }
    | {
        readonly kind: 'embedded';
        readonly passwords: { readonly owner: string; readonly superuser: string };
      };
  /** Where people reach the product, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether an empty database gets the demonstration (D-17). */
  readonly isDemo: boolean;
  readonly environment: 'development' | 'production' | 'test';
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** The Google Analytics 4 property that page views are told to as well; null: none. */
  readonly ga4MeasurementId: string | null;
  /** Signs access tokens. */
  readonly secret: string;
  /** Addresses of the proxies in front, whose `X-Forwarded-For` is believed. */
  readonly trustProxy: readonly string[];
  /** Origins of the installed shells, which call the API with tokens instead of cookies (D-2). */
  readonly appOrigins: readonly string[];
  /** The mail server, and who writes; null: e-mails are carried by nobody. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** The account with Wompi, which takes payments online; null: none. */
  readonly wompi: WompiKeys | null;
  /** Whether every registration waits for staff; else they approve themselves (§2). */
  readonly reviewsRegistrations: boolean;
}

const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(65_535))
    .default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/)
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  MATIZ_DEMO: z.enum(['0', '1']).optional(),
  REVIEW_REGISTRATIONS: z.enum(['0', '1']).default('0'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  TRUST_PROXY: z.string().optional(),
  APP_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(z.string().regex(/^[a-z][a-z\d+.-]*:\/\/[\w.-]+(:\d+)?$/)))
    .default(['capacitor://localhost', 'https://localhost', 'http://localhost']),
  GA4_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/)
    .optional(),
  SESSION_SECRET: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/)
    .refine((text) => URL.canParse(text))
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/)
    .optional(),
  WOMPI_PUBLIC_KEY: z
    .string()
    .regex(/^pub_(test|prod)_\w{8,80}$/)
    .optional(),
  WOMPI_PRIVATE_KEY: z
    .string()
    .regex(/^prv_(test|prod)_\w{8,80}$/)
    .optional(),
  WOMPI_INTEGRITY_SECRET: z
    .string()
    .regex(/^(test|prod)_integrity_\w{8,80}$/)
    .optional(),
  WOMPI_EVENTS_SECRET: z
    .string()
    .regex(/^(test|prod)_events_\w{8,80}$/)
    .optional(),
});

/** What each variable must be, for the sentence that stops a start. */
const expectations: Record<keyof z.infer<typeof variables>, string> = {
  PORT: 'un puerto entre 1 y 65535',
  HOST: 'una dirección de esta máquina',
  DATA_DIR: 'una carpeta',
  DATABASE_URL: 'una dirección postgres://usuario:clave@servidor:5432/base',
  PUBLIC_URL: 'una dirección completa, como https://matiz.co',
  MATIZ_DEMO: '0 o 1',
  REVIEW_REGISTRATIONS: '0 o 1',
  NODE_ENV: 'development, production o test',
  LOG_LEVEL: 'silent, error, warn, info o debug',
  TRUST_PROXY: 'direcciones separadas por comas',
  APP_ORIGINS: 'orígenes separados por comas, como capacitor://localhost,https://localhost',
  GA4_MEASUREMENT_ID: 'un identificador como G-ABC1234567',
  SESSION_SECRET: 'un texto de 32 caracteres o más',
  SMTP_URL: 'una dirección smtp://usuario:clave@servidor:587 o smtps://usuario:clave@servidor:465',
  MAIL_FROM: 'un remitente, como Matiz <hola@matiz.co>',
  WOMPI_PUBLIC_KEY: 'la llave pública de Wompi, que empieza por pub_test_ o pub_prod_',
  WOMPI_PRIVATE_KEY: 'la llave privada de Wompi, que empieza por prv_test_ o prv_prod_',
  WOMPI_INTEGRITY_SECRET:
    'el secreto de integridad de Wompi, que empieza por test_integrity_ o prod_integrity_',
  WOMPI_EVENTS_SECRET:
    'el secreto de eventos de Wompi, que empieza por test_events_ o prod_events_',
};

/** Addresses that hold a password: they are not repeated. */
const withPassword = [
  'DATABASE_URL',
  'SMTP_URL',
  'WOMPI_PRIVATE_KEY',
  'WOMPI_INTEGRITY_SECRET',
  'WOMPI_EVENTS_SECRET',
];

/**
 * Reads the settings; nothing else reads the environment. With the embedded database the secrets
 * are made and kept in DATA_DIR; with DATABASE_URL they must be given. An empty variable counts as
 * absent. Answers one Spanish sentence that says what to do when something is wrong.
 */
export function readEnv(
  source: Readonly<Record<string, string | undefined>> = process.env,
): Result<Settings, string> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) return fail(describeFault(parsed.error, given));
  const env = parsed.data;
  const dataDir = path.resolve(repository, env.DATA_DIR);
  const fault = describeSecretFault(env.SESSION_SECRET, env.DATABASE_URL !== undefined);
  if (fault !== undefined) return fail(fault);
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined) {
    return fail(`Falta MAIL_FROM, que es obligatoria con SMTP_URL: ${expectations.MAIL_FROM}.`);
  }
  const wompi = readWompi(env);
  if (!wompi.ok) return wompi;
  try {
    const isEmbedded = env.DATABASE_URL === undefined;
    return ok({
      port: env.PORT,
      host: env.HOST,
      dataDir,
      ...openingOf(env.DATABASE_URL, env.SESSION_SECRET, dataDir),
      publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
      isDemo: env.MATIZ_DEMO === undefined ? isEmbedded : env.MATIZ_DEMO === '1',
      environment: env.NODE_ENV,
      logLevel: env.LOG_LEVEL,
      trustProxy: env.TRUST_PROXY?.split(',').map((each) => each.trim()) ?? [],
      appOrigins: env.APP_ORIGINS,
      ga4MeasurementId: env.GA4_MEASUREMENT_ID ?? null,
      mail: mailOf(env.SMTP_URL, env.MAIL_FROM),
      wompi: wompi.value,
      reviewsRegistrations: env.REVIEW_REGISTRATIONS === '1',
    });
  } catch (error) {
    if (error instanceof StartProblem) return fail(error.message);
    throw error;
  }
}

function openingOf(
  url: string | undefined,
  given: string | undefined,
  dataDir: string,
): Pick<Settings, 'database' | 'secret'> {
  if (url !== undefined) return { database: { kind: 'url', url }, secret: given ?? '' };
  const kept = keepSecrets(dataDir);
  return {
    database: { kind: 'embedded', passwords: kept.database },
    secret: given ?? kept.session,
  };
}

function mailOf(url: string | undefined, from: string | undefined): Settings['mail'] {
  return url === undefined || from === undefined ? null : { url, from };
}

/** All four keys of one environment, or none: with some of them a payment would fail half-way. */
function readWompi(env: z.infer<typeof variables>): Result<WompiKeys | null, string> {
  const keys = {
    public: env.WOMPI_PUBLIC_KEY ?? '',
    private: env.WOMPI_PRIVATE_KEY ?? '',
    integrity: env.WOMPI_INTEGRITY_SECRET ?? '',
    events: env.WOMPI_EVENTS_SECRET ?? '',
  };
  const given = Object.values(keys).filter((key) => key !== '');
  if (given.length === 0) return ok(null);
  if (given.length < 4) return fail('Faltan llaves de Wompi: se necesitan las cuatro, o ninguna.');
  const environments = new Set(given.map((key) => /(?:^|_)(test|prod)_/.exec(key)?.[1]));
  if (environments.size > 1) return fail('Las llaves de Wompi mezclan pruebas y producción.');
  return ok(keys);
}

function describeFault(error: z.ZodError, given: Record<string, string | undefined>): string {
  const name = String(error.issues[0]?.path[0]);
  const expectation = Object.entries(expectations).find(([each]) => each === name)?.[1];
  const value = withPassword.includes(name) ? '' : ` (vale "${given[name] ?? ''}")`;
  return `${name}${value} debe ser ${expectation ?? 'otro valor'}.`;
}
