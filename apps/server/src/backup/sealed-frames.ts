import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { StartProblem } from '#db/start/start-problem.ts';
import { createByteReader } from './byte-reader.ts';

/*
 * A backup on the disk: a header, then frames, each sealed with AES-256-GCM. The nonce counts the
 * frames and marks the last one, and each frame vouches for the header: none can be changed, left
 * out, put elsewhere or cut off at the end without being noticed.
 */

const magic = Buffer.from('MATIZBK1');
const saltBytes = 16;
const prefixBytes = 7;
const tagBytes = 16;
/** The last byte says the cost of guessing: scrypt's N as a power of two. */
const headerBytes = magic.length + saltBytes + prefixBytes + 1;
/** Bytes of a frame before it is sealed. */
const frameBytes = 256 * 1024;
const lastFlag = 0x8000_0000;

/** What OWASP asks of scrypt where it guards a file: 128 MB and some 0.4 s for each guess. */
const usualCost = 17;
const mostMemory = 300 * 1024 * 1024;

/** Seals bytes by a passphrase, piece by piece; a lower `cost` is for tests. */
export async function* sealFrames(
  source: AsyncIterable<Buffer>,
  passphrase: string,
  cost = usualCost,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const prefix = randomBytes(prefixBytes);
  const header = Buffer.concat([magic, salt, prefix, Buffer.of(cost)]);
  const key = await deriveKey(passphrase, salt, cost);
  yield header;
  let waiting: Buffer[] = [];
  let length = 0;
  let count = 0;
  const seal = (plain: Buffer, isLast: boolean) =>
    sealFrame(plain, { key, header, nonce: nonceOf(prefix, count++, isLast), isLast });
  for await (const chunk of source) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < frameBytes) continue;
    let rest = Buffer.concat(waiting);
    while (rest.length >= frameBytes) {
      yield seal(rest.subarray(0, frameBytes), false);
      rest = rest.subarray(frameBytes);
    }
    waiting = [rest];
    length = rest.length;
  }
  yield seal(Buffer.concat(waiting), true);
}

/** Opens what `sealFrames` made. Throws `StartProblem` on a wrong passphrase or a damaged file. */
export async function* openFrames(
  source: AsyncIterable<Buffer>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const reader = createByteReader(source);
  const header = await reader.take(headerBytes);
  if (header === null || !header.subarray(0, magic.length).equals(magic)) {
    throw new StartProblem('Ese archivo no es un respaldo de Matiz, o está vacío.');
  }
  const salt = header.subarray(magic.length, magic.length + saltBytes);
  const prefix = header.subarray(magic.length + saltBytes, headerBytes - 1);
  const key = await deriveKey(passphrase, salt, header[headerBytes - 1] ?? 0).catch(() => {
    throw damaged(0);
  });
  for (let count = 0; ; count += 1) {
    const size = (await reader.take(4))?.readUInt32BE() ?? 0;
    const isLast = size >= lastFlag;
    const length = isLast ? size - lastFlag : size;
    const sealed = length > frameBytes ? null : await reader.take(length + tagBytes);
    if (sealed === null) throw damaged(-1);
    const nonce = nonceOf(prefix, count, isLast);
    yield openFrame(sealed, { key, header, nonce, isLast }, count);
    if (isLast) break;
  }
  if (!(await reader.isAtEnd())) throw damaged(-1);
}

interface Frame {
  readonly key: Buffer;
  readonly header: Buffer;
  readonly nonce: Buffer;
  readonly isLast: boolean;
}

function sealFrame(plain: Buffer, { key, header, nonce, isLast }: Frame): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(header);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(plain.length + (isLast ? lastFlag : 0));
  const sealed = cipher.update(plain);
  cipher.final();
  return Buffer.concat([size, sealed, cipher.getAuthTag()]);
}

function openFrame(sealed: Buffer, { key, header, nonce }: Frame, count: number): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(header);
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const plain = decipher.update(sealed.subarray(0, -tagBytes));
  try {
    decipher.final();
    return plain;
  } catch {
    throw damaged(count);
  }
}

function nonceOf(prefix: Buffer, count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce);
  nonce.writeUInt32BE(count, prefixBytes);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** The first frame fails with a wrong passphrase as with damage: nobody can tell the two apart. */
function damaged(frame: number): StartProblem {
  return new StartProblem(
    frame === 0
      ? 'El respaldo no se abre: BACKUP_PASSPHRASE no es la de ese archivo, o está dañado desde el comienzo.'
      : 'El respaldo está dañado o incompleto: usa otro.',
  );
}

async function deriveKey(passphrase: string, salt: Buffer, cost: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const options = { N: 2 ** cost, r: 8, p: 1, maxmem: mostMemory };
  scrypt(passphrase.normalize('NFC'), salt, 32, options, (error, key) =>
    error ? reject(error) : resolve(key),
  );
  return promise;
}
