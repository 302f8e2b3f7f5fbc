import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productionExaminations } from './production.ts';

const facts = { hasDemonstration: false, productionSince: null, forwarders: [] };
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
async function examine(source: Record<string, string>, problem?: string) {
  const askDatabase = async () => ({ facts, ...(problem ? { problem } : {}) });
  const list = productionExaminations({ DATA_DIR: dataDir, ...source }, askDatabase);
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
      'Servidor de correo responde',
    ]);
    expect(found['Servidor de correo responde']).toContain(`127.0.0.1:${port} no nos deja enviar`);
    expect(JSON.stringify(found)).not.toContain('hush');
  });

  test('says nothing good of a database that it could not ask', async () => {
    const found = await examine({ NODE_ENV: 'production' }, 'no responde');
    expect(found['Base de datos lista']).toBe('no responde');
    expect(found['Base de datos sin la demostración']).toContain('No se pudo ver');
  });

  test('stops at settings that cannot be', async () => {
    const found = await examine({ NODE_ENV: 'production', MATIZ_DEMO: '1' });
    expect(Object.keys(found)).toEqual(['Ajustes del entorno']);
  });
});
