import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startStorage } from '../../apps/server/src/adapters/images/bucket/testing.ts';
import { newBackupFile } from '../../apps/server/src/backup/backup-files.ts';
import { productionExaminations } from './production.ts';

const role = { name: 'matiz_app', isSuperuser: false, isOwner: false, missing: [] };
const connection = { role, isEncrypted: false, otherMachine: null };
const facts = { hasDemonstration: false, productionSince: null, forwarders: [], connection };
let dataDir: string;
const mailServer = createServer((socket) => socket.end('554 no\r\n'));
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'matiz-doctor-'));
  await once(mailServer.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  mailServer.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What the doctor finds, by name; what is well is left out. */
async function examine(source: Record<string, string>, problem?: string, ask?: typeof fetch) {
  const askDatabase = async () => ({ facts, ...(problem ? { problem } : {}) });
  const list = productionExaminations({ DATA_DIR: dataDir, ...source }, askDatabase, ask);
  const found = await Promise.all(
    list
      .filter(({ name }) => name !== 'Página web construida')
      .map(async ({ name, examine: look }) => [name, await look()] as const),
  );
  return Object.fromEntries(found.filter(([, remedy]) => remedy !== undefined));
}

describe('npm run doctor -- production', () => {
  test('names each thing that is missing, with its remedy', async () => {
    expect(await examine({})).toMatchObject({
      'Se sabe que es producción': expect.stringContaining('NODE_ENV=production'),
      'Dirección pública con https': { severity: 'fault' },
      'Correo conectado': { severity: 'fault', remedy: expect.stringContaining('SMTP_URL') },
      'Pagos en línea conectados': { severity: 'notice' },
    });
  });

  test('knocks at the mail server, and repeats no password', async () => {
    const { port } = mailServer.address() as AddressInfo;
    const found = await examine({
      PUBLIC_URL: 'https://tienda.co',
      TRUST_PROXY: '127.0.0.1',
      SMTP_URL: `smtp://matiz:hush@127.0.0.1:${port}`,
      MAIL_FROM: 'hola@tienda.co',
    });
    expect(Object.keys(found)).toEqual([
      'SMS y WhatsApp conectados',
      'Pagos en línea conectados',
      'Respaldo de menos de un día',
      'Servidor de correo responde',
    ]);
    expect(found['Servidor de correo responde']).toContain(`127.0.0.1:${port} no nos deja enviar`);
    expect(JSON.stringify(found)).not.toContain('hush');
  });

  test('asks the carriers of messages to phones, and repeats no key', async () => {
    const source = {
      PUBLIC_URL: 'https://tienda.co',
      TRUST_PROXY: '127.0.0.1',
      WHATSAPP_PHONE_ID: '123456',
      WHATSAPP_ACCOUNT_ID: '654321',
      WHATSAPP_TOKEN: 'hush-hush-hush-hush-hush',
      WHATSAPP_APP_SECRET: 'a'.repeat(32),
      WHATSAPP_VERIFY_TOKEN: 'hush-hush-hush-hush',
      TWILIO_ACCOUNT_SID: `AC${'b'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'c'.repeat(32),
      TWILIO_FROM: '+573001112233',
    };
    const answering =
      (meta: object, twilio: object, status = 200): typeof fetch =>
      (address) =>
        Promise.resolve(
          Response.json(String(address).includes('graph.facebook') ? meta : twilio, { status }),
        );
    const code = { name: 'matiz_codigo', language: 'es', status: 'APPROVED' };
    const templates = {
      data: [
        { ...code, category: 'AUTHENTICATION' },
        { ...code, name: 'matiz_registro', category: 'UTILITY', status: 'PAUSED' },
      ],
    };
    const found = await examine(source, undefined, answering(templates, { status: 'suspended' }));
    expect(found['WhatsApp responde']).toContain('matiz_registro');
    expect(found['WhatsApp responde']).not.toContain('matiz_codigo');
    expect(found['SMS responde']).toContain('suspended');
    expect(found['Gasto de SMS y WhatsApp limitado']).toMatchObject({ severity: 'notice' });
    const refused = { error: { code: 190 }, code: 20003 };
    const closed = await examine(source, undefined, answering(refused, refused, 401));
    expect(closed['WhatsApp responde']).toContain('190');
    expect(closed['SMS responde']).toContain('20003');
    expect(JSON.stringify([found, closed])).not.toMatch(/hush|c{32}/);
    const { WHATSAPP_TOKEN: _, ...partly } = source;
    expect((await examine(partly))['Ajustes del entorno']).toContain('WHATSAPP_TOKEN');
  });

  test('writes into the bucket of pictures and reads it back, and repeats no key', async () => {
    const storage = await startStorage();
    const { bucket, endpoint, region, accessKeyId, secretAccessKey } = storage.settings;
    const source = {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint ?? '',
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    const lookFor = async (parts: Record<string, string>) =>
      (await examine({ ...source, ...parts }))['Bucket de imágenes responde'];
    expect(await lookFor({})).toBeUndefined();
    expect(await lookFor({ S3_SECRET_ACCESS_KEY: 'hush-hush' })).toContain('SignatureDoesNotMatch');
    expect(await lookFor({ S3_BUCKET: 'otro-bucket' })).toContain('NoSuchBucket');
    expect(await lookFor({ S3_SECRET_ACCESS_KEY: 'hush-hush' })).not.toContain('hush');
    await storage.close();
    const { S3_BUCKET: _, ...partly } = source;
    expect((await examine(partly))['Ajustes del entorno']).toContain('S3_BUCKET');
  });

  test('wants a backup of today', async () => {
    const BackupPassphrase = 'una frase larga para ensayar';
    const lookFor = async () =>
      (await examine({ BACKUP_PASSPHRASE: BackupPassphrase }))['Respaldo de menos de un día'];
    expect((await examine({}))['Respaldo de menos de un día']).toContain('BACKUP_PASSPHRASE');
    expect(await lookFor()).toContain('No hay ninguno');
    const old = await newBackupFile(
      path.join(dataDir, 'backups'),
      new Date('2026-11-01T10:00:00Z'),
    );
    writeFileSync(old, '');
    expect(await lookFor()).toContain('El más nuevo es del 2026-11-01T10:00:00');
    writeFileSync(await newBackupFile(path.join(dataDir, 'backups'), new Date()), '');
    expect(await lookFor()).toBeUndefined();
  });

  test('says nothing good of a database that it could not ask', async () => {
    const found = await examine({ NODE_ENV: 'production' }, 'no responde');
    expect(found['Base de datos lista']).toBe('no responde');
    expect(found['Base de datos sin la demostración']).toContain('No se pudo ver');
  });

  test('asks about the standby only where the database answers', async () => {
    const nobody = 'postgres://matiz_app:hush@127.0.0.1:1/matiz';
    const found = await examine({
      DATABASE_URL: nobody,
      DATABASE_READ_URL: nobody,
      SESSION_SECRET: 'pYwR0t7uKq2zXv9Lb4Nf8Jm1Hd6Gs3Ec5Ta',
    });
    expect(found['Seguidor para leer']).toContain('arregla primero la base de datos');
    expect(JSON.stringify(found)).not.toContain('hush');
  });

  test('stops at settings that cannot be', async () => {
    const found = await examine({ NODE_ENV: 'production', MATIZ_DEMO: '1' });
    expect(Object.keys(found)).toEqual(['Ajustes del entorno']);
  });
});
