import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type BucketSettings,
  openBucket,
} from '../../apps/server/src/adapters/images/bucket/open-bucket.ts';
import { CarrierFault } from '../../apps/server/src/adapters/messages/carrier-fault.ts';
import type { MailSettings } from '../../apps/server/src/adapters/messages/choose-carriers.ts';
import { examineTwilio, twilioUrl } from '../../apps/server/src/adapters/messages/sms/twilio.ts';
import { greetSmtp } from '../../apps/server/src/adapters/messages/smtp.ts';
import {
  examineWhatsApp,
  graphUrl,
} from '../../apps/server/src/adapters/messages/whatsapp/whatsapp.ts';
import { listBackups } from '../../apps/server/src/backup/backup-files.ts';
import type { ServerDatabase } from '../../apps/server/src/database-settings.ts';
import { DatabaseUnavailable } from '../../apps/server/src/db/connection/unavailable.ts';
import type { Sql } from '../../apps/server/src/db/pool.ts';
import { describeStandbyFault } from '../../apps/server/src/db/replica/standby-fault.ts';
import { type DeploymentFacts, readDeployment } from '../../apps/server/src/db/start/deployment.ts';
import { StartProblem } from '../../apps/server/src/db/start/start-problem.ts';
import { visitDatabase } from '../../apps/server/src/db/start/visit-database.ts';
import { readEnv, type Settings } from '../../apps/server/src/env.ts';
import { StorageUnavailable } from '../../apps/server/src/lib/storage-unavailable.ts';
import type { Gap } from '../../apps/server/src/production/gap.ts';
import { type ProductionCheck, productionChecks } from '../../apps/server/src/production/gaps.ts';
import { repository } from '../lib/repository.ts';
import type { Examination } from './examinations.ts';

/** What a database tells that could not be asked: nothing against it. */
const nothingKnown: DeploymentFacts = {
  hasDemonstration: false,
  productionSince: null,
  forwarders: [],
  connection: {
    role: { name: '', isSuperuser: false, isOwner: false, missing: [] },
    isEncrypted: false,
    otherMachine: null,
  },
};

/**
 * Everything that the first customer would meet, with each remedy: what the start says as well
 * (`productionChecks`), and what takes a look at the disk or the network.
 */
export function productionExaminations(
  source: Readonly<Record<string, string | undefined>> = process.env,
  askDatabase = readFacts,
  ask: typeof fetch = fetch,
): readonly Examination[] {
  const settings = readEnv(source);
  if (!settings.ok) return [{ name: 'Ajustes del entorno', examine: async () => settings.error }];
  const { database, mail, phones, bucket } = settings.value;
  const { whatsapp, sms } = phones;
  const facts = rememberOnce(() => askDatabase(settings.value));
  return [
    { name: 'Ajustes del entorno', examine: async () => undefined },
    { name: 'Se sabe que es producción', examine: async () => examineSign(settings.value) },
    { name: 'Página web construida', examine: examineBuild },
    { name: 'Base de datos lista', examine: async () => (await facts()).problem },
    ...productionChecks.map((check) => ({
      name: check.name,
      examine: () => examineCheck(check, settings.value, facts),
    })),
    ...(database.kind === 'url' && database.read !== null
      ? [{ name: 'Seguidor para leer', examine: () => examineStandby(database) }]
      : []),
    { name: 'Respaldo de menos de un día', examine: () => examineBackup(settings.value) },
    ...(mail ? [{ name: 'Servidor de correo responde', examine: () => examineMail(mail) }] : []),
    ...(bucket
      ? [{ name: 'Bucket de imágenes responde', examine: () => examineBucket(bucket) }]
      : []),
    ...(whatsapp
      ? [
          {
            name: 'WhatsApp responde',
            examine: () =>
              examineCarrier(
                () => examineWhatsApp({ keys: whatsapp, fetch: ask, apiUrl: graphUrl }),
                'revisa las variables WHATSAPP_ y las plantillas (docs/runbooks/mensajes.md)',
              ),
          },
        ]
      : []),
    ...(sms
      ? [
          {
            name: 'SMS responde',
            examine: () =>
              examineCarrier(
                () => examineTwilio({ keys: sms, fetch: ask, apiUrl: twilioUrl }),
                'revisa las variables TWILIO_ (docs/runbooks/mensajes.md)',
              ),
          },
        ]
      : []),
  ];
}

function examineSign({ claimed }: Settings): string | undefined {
  if (claimed !== null) return undefined;
  return 'Nada lo dice: pon NODE_ENV=production.';
}

async function examineBuild(): Promise<string | undefined> {
  const page = path.join(repository, 'apps', 'web', 'dist', 'client', 'index.html');
  return existsSync(page) ? undefined : 'Falta construir la página web: ejecuta npm run build.';
}

interface Answer {
  readonly facts: DeploymentFacts;
  readonly problem?: string;
}

async function readFacts(settings: Settings): Promise<Answer> {
  try {
    const read = (sql: Sql) => readDeployment(sql.reader, new Date());
    return { facts: await visitDatabase(settings, { max: 1 }, () => undefined, read) };
  } catch (error) {
    const isExpected = error instanceof StartProblem || error instanceof DatabaseUnavailable;
    if (!isExpected) throw error;
    return { facts: nothingKnown, problem: error.message };
  }
}

async function examineCheck(
  { examine, needsDatabase }: ProductionCheck,
  settings: Settings,
  answer: () => Promise<Answer>,
) {
  const { facts, problem } = await answer();
  if (needsDatabase && problem) return 'No se pudo ver: arregla primero la base de datos.';
  return examine(settings, facts) ?? undefined;
}

async function examineStandby({ read, url }: ServerDatabase): Promise<Gap | string | undefined> {
  try {
    const remedy = read && (await describeStandbyFault(read, url));
    return remedy ? { severity: 'notice', remedy } : undefined;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return 'No se pudo ver: arregla primero la base de datos.';
  }
}

const day = 24 * 60 * 60_000;

/** Whether what was sold today could be had back tomorrow. */
async function examineBackup({ backup }: Settings): Promise<string | undefined> {
  if (backup.passphrase === null) {
    return 'Sin BACKUP_PASSPHRASE no hay respaldos: pon una frase de 20 caracteres o más, guárdala también fuera de esta máquina y programa npm run backup (docs/runbooks/restaurar.md).';
  }
  const [newest] = await listBackups(backup.folder);
  if (newest && Date.now() - newest.takenAt.getTime() < day) return undefined;
  const found = newest ? `El más nuevo es del ${newest.takenAt.toISOString()}` : 'No hay ninguno';
  return `${found} en ${backup.folder}: ejecuta npm run backup, prográmalo cada hora y ensáyalo con npm run restore:drill.`;
}

async function examineMail({ url }: MailSettings): Promise<string | undefined> {
  try {
    await greetSmtp(url);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${new URL(url).host} no nos deja enviar (${reason}): revisa SMTP_URL, su usuario y su clave.`;
  }
}

/** Written, read and compared: a key that may only read is found out before a picture is lost. */
async function examineBucket(settings: BucketSettings): Promise<string | undefined> {
  const bucket = openBucket(settings);
  const content = Buffer.from(new Date().toISOString());
  try {
    await bucket.put('matiz-doctor', content, 'text/plain');
    if ((await bucket.get('matiz-doctor'))?.equals(content)) return undefined;
    return `${settings.bucket} no devuelve lo que se le da: revisa que sea compatible con S3.`;
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return `${settings.bucket} no responde (${error.message}): revisa S3_ENDPOINT, S3_REGION y la llave (docs/runbooks/imagenes.md).`;
  }
}

/** What a carrier of messages to phones says of our account. */
async function examineCarrier(
  look: () => Promise<string | null>,
  remedy: string,
): Promise<string | undefined> {
  const fault = await look().catch((error: unknown) =>
    error instanceof CarrierFault ? `no responde (${error.message})` : Promise.reject(error),
  );
  return fault === null ? undefined : `${fault}: ${remedy}.`;
}

function rememberOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}
