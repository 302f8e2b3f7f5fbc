import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { z } from 'zod';
import type { BucketSettings } from './adapters/images/bucket/open-bucket.ts';
import type { BoldKeys } from './adapters/payments/bold/bold.ts';
import type { WompiKeys } from './adapters/payments/wompi.ts';
import { readDatabase, type ServerDatabase } from './database-settings.ts';
import { keepSecrets } from './db/start/kept-secrets.ts';
import { StartProblem } from './db/start/start-problem.ts';
import { expectations, variables, withPassword } from './env-variables.ts';
import type { InstalledApps } from './http/app-links.ts';
import { readLenderSecrets } from './lib/lender-signature.ts';
import { type ObservationSettings, readObservation } from './observation-settings.ts';
import { type PhoneSettings, readPhones } from './phone-settings.ts';
import { defaultProcesses, type Machine } from './processes/default-processes.ts';
import { claimedProduction, type ProductionSign } from './production/production-sign.ts';
import { describeSecretFault } from './secret-fault.ts';

const repository = path.resolve(import.meta.dirname, '..', '..', '..');

/** Everything that the process is told from outside (D-18), checked. */
export interface Settings extends ObservationSettings {
  readonly port: number;
  /** The address to listen on; undefined: all of them. */
  readonly host: string | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  readonly database:
    | ServerDatabase
    | {
        readonly kind: 'embedded';
        readonly passwords: { readonly owner: string; readonly superuser: string };
      };
  /** Where people reach the product, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether an empty database gets the demonstration (D-17). */
  readonly isDemo: boolean;
  readonly environment: 'development' | 'production' | 'test';
  /** By what of the settings this is production (D-20); null: the database decides. */
  readonly claimed: ProductionSign | null;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** The Google Analytics 4 property that page views are told to as well; null: none. */
  readonly ga4MeasurementId: string | null;
  /** Signs access tokens. */
  readonly secret: string;
  /** Addresses of the proxies in front, whose `X-Forwarded-For` is believed. */
  readonly trustProxy: readonly string[];
  /** Origins of the installed shells, which call the API with tokens instead of cookies (D-2). */
  readonly appOrigins: readonly string[];
  /** The installed apps that open this shop's links; null: none of that kind. */
  readonly installedApps: InstalledApps;
  /** The file with a service account of Firebase, an absolute path; null: no phone is told. */
  readonly firebaseFile: string | null;
  /** The VAPID key with which browsers are told; null: none is. */
  readonly webPush: WebPushKey | null;
  /** The mail server, and who writes; null: e-mails are carried by nobody. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  readonly phones: PhoneSettings;
  /** Where originals of pictures are kept; null: in DATA_DIR. */
  readonly bucket: BucketSettings | null;
  /** Shown by who tells us of mails that came back; null: nobody may. */
  readonly bounceToken: string | null;
  /** The account with Wompi, which takes payments online; null: none. */
  readonly wompi: WompiKeys | null;
  /** By the code of a method: what its lender signs with (ADR 83). */
  readonly lenderSecrets: ReadonlyMap<string, string>;
  /** The account with Bold, beside it; null: none. */
  readonly bold: BoldKeys | null;
  /** Whether every registration waits for staff; else they approve themselves (§2). */
  readonly reviewsRegistrations: boolean;
  readonly backup: BackupSettings;
  /** Processes that share the port and the database of this start. */
  readonly processes: number;
}

export interface WebPushKey {
  readonly privateKey: string;
  /** Whether it was given, not made here: then browsers are told in the demonstration too. */
  readonly isGiven: boolean;
}

export interface BackupSettings {
  /** An absolute path. */
  readonly folder: string;
  /** Seals and opens backups; null: none can be taken. */
  readonly passphrase: string | null;
  /** How long they are kept, in days. */
  readonly keepDays: number;
}

/** Whether the sources are served as they are written (`npm run dev`): never in production. */
export function isDevelopment({
  environment,
  isProduction,
}: Pick<Settings, 'environment'> & { isProduction?: boolean }): boolean {
  return environment === 'development' && isProduction === false;
}

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
  const database = readDatabase(env);
  if (!database.ok) return database;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  const claimed = claimedProduction(env.NODE_ENV, publicUrl);
  if (claimed !== null && env.MATIZ_DEMO === '1') return fail(describeDemoFault(claimed));
  const wompi = readWompi(env);
  if (!wompi.ok) return wompi;
  const apps = readInstalledApps(env);
  if (!apps.ok) return apps;
  const bold = readBold(env);
  if (!bold.ok) return bold;
  const lenders = readLenderSecrets(env.LENDER_SECRETS);
  if (!lenders.ok) return lenders;
  const phones = readPhones(env);
  if (!phones.ok) return phones;
  const bucket = readBucket(env);
  if (!bucket.ok) return bucket;
  try {
    const isEmbedded = database.value === null;
    return ok({
      port: env.PORT,
      host: env.HOST,
      dataDir,
      ...openingOf(env, database.value, dataDir),
      publicUrl,
      isDemo:
        env.MATIZ_DEMO === undefined ? isEmbedded && claimed === null : env.MATIZ_DEMO === '1',
      environment: env.NODE_ENV ?? 'production',
      claimed,
      logLevel: env.LOG_LEVEL,
      trustProxy: env.TRUST_PROXY,
      appOrigins: env.APP_ORIGINS,
      installedApps: apps.value,
      firebaseFile: env.FIREBASE_CREDENTIALS ? path.resolve(env.FIREBASE_CREDENTIALS) : null,
      ga4MeasurementId: env.GA4_MEASUREMENT_ID ?? null,
      mail: mailOf(env.SMTP_URL, env.MAIL_FROM),
      phones: phones.value,
      bucket: bucket.value,
      bounceToken: env.MAIL_BOUNCE_TOKEN ?? null,
      wompi: wompi.value,
      bold: bold.value,
      lenderSecrets: lenders.value,
      reviewsRegistrations: env.REVIEW_REGISTRATIONS === '1',
      ...readObservation(env),
      processes: env.MATIZ_PROCESSES ?? defaultProcesses(claimed !== null, thisMachine()),
      backup: {
        folder: path.resolve(dataDir, env.BACKUP_DIR ?? 'backups'),
        passphrase: env.BACKUP_PASSPHRASE ?? null,
        keepDays: env.BACKUP_KEEP_DAYS,
      },
    });
  } catch (error) {
    if (error instanceof StartProblem) return fail(error.message);
    throw error;
  }
}

/** A container's own limits, where it has some. */
function thisMachine(): Machine {
  const limit = process.constrainedMemory();
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return { processors: availableParallelism(), memory };
}

function openingOf(
  { SESSION_SECRET: given, WEB_PUSH_KEY: key }: z.infer<typeof variables>,
  database: ServerDatabase | null,
  dataDir: string,
): Pick<Settings, 'database' | 'secret' | 'webPush'> {
  const webPush = key === undefined ? null : { privateKey: key, isGiven: true };
  if (database !== null) return { database, secret: given ?? '', webPush };
  const kept = keepSecrets(dataDir);
  return {
    database: { kind: 'embedded', passwords: kept.database },
    secret: given ?? kept.session,
    webPush: webPush ?? { privateKey: kept.webPush, isGiven: false },
  };
}

/** Its accounts are in the README, with their password. */
function describeDemoFault(claimed: ProductionSign): string {
  const sign = claimed === 'NODE_ENV' ? 'NODE_ENV=production' : 'PUBLIC_URL con https';
  return `MATIZ_DEMO=1 abre cuentas cuya contraseña todo el mundo conoce, y ${sign} dice que aquí se vende de verdad: quita MATIZ_DEMO, o muestra la demostración sin ${sign}.`;
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

/** Android names an app by its id and by who signed it: one of them alone says nothing. */
function readInstalledApps(env: z.infer<typeof variables>): Result<InstalledApps, string> {
  const { ANDROID_APP_ID: id, ANDROID_CERTIFICATES: certificates, IOS_APP_ID: ios = null } = env;
  if (id === undefined && certificates === undefined) return ok({ android: null, ios });
  if (id === undefined || certificates === undefined) {
    return fail('Faltan ANDROID_APP_ID o ANDROID_CERTIFICATES: se necesitan los dos, o ninguno.');
  }
  return ok({ android: { id, certificates }, ios });
}

/** The bucket with its key, or none of it. */
function readBucket(env: z.infer<typeof variables>): Result<BucketSettings | null, string> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint = null, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined && accessKeyId === undefined && secretAccessKey === undefined) {
    return endpoint === null ? ok(null) : fail('Con S3_ENDPOINT falta S3_BUCKET y su llave.');
  }
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    return fail('S3_BUCKET, S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY van juntas, o ninguna.');
  }
  return ok({ bucket, endpoint, region, accessKeyId, secretAccessKey });
}

/** Both keys, or none. */
function readBold(env: z.infer<typeof variables>): Result<BoldKeys | null, string> {
  const { BOLD_IDENTITY_KEY: identity, BOLD_SECRET_KEY: secret } = env;
  if (identity === undefined && secret === undefined) return ok(null);
  if (identity === undefined || secret === undefined) {
    return fail('Falta una llave de Bold: se necesitan las dos, o ninguna.');
  }
  return ok({ identity, secret });
}

function describeFault(error: z.ZodError, given: Record<string, string | undefined>): string {
  const name = String(error.issues[0]?.path[0]);
  const expectation = Object.entries(expectations).find(([each]) => each === name)?.[1];
  const value = withPassword.includes(name) ? '' : ` (vale "${given[name] ?? ''}")`;
  return `${name}${value} debe ser ${expectation ?? 'otro valor'}.`;
}
