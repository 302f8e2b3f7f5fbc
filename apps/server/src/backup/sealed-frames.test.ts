import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openFrames, sealFrames } from './sealed-frames.ts';

const passphrase = 'tres tijeras y un peine azul';
const frame = 256 * 1024;
const head = 32;

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function gather(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of source) all.push(piece);
  return Buffer.concat(all);
}

const seal = (bytes: Buffer) => gather(sealFrames(inPieces(bytes, 100_000), passphrase, 10));
const open = (bytes: Buffer, by = passphrase) => gather(openFrames(inPieces(bytes, 70_001), by));

it('opens what was sealed, whatever its length, and shows nothing of it', async () => {
  for (const length of [0, frame, frame * 2 + 1]) {
    const plain = randomBytes(length);
    const sealed = await seal(plain);
    expect((await open(sealed)).equals(plain)).toBe(true);
    if (length > 0) expect(sealed.includes(plain.subarray(0, 16))).toBe(false);
  }
});

it('refuses another passphrase and every change', async () => {
  const sealed = await seal(randomBytes(frame * 2 + 1000));
  const second = head + 4 + frame + 16;
  const swapped = Buffer.concat([
    sealed.subarray(0, head),
    sealed.subarray(second, second * 2 - head),
    sealed.subarray(head, second),
    sealed.subarray(second * 2 - head),
  ]);
  expect(swapped).toHaveLength(sealed.length);
  const flipped = (at: number) => {
    const copy = Buffer.from(sealed);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  await expect(open(sealed, `${passphrase}.`)).rejects.toThrow(/BACKUP_PASSPHRASE no es la de/);
  await expect(open(flipped(12))).rejects.toThrow(/está dañado desde el comienzo/);
  await expect(open(swapped)).rejects.toThrow(/dañado/);
  await expect(open(flipped(sealed.length - 1))).rejects.toThrow(/dañado o incompleto/);
  await expect(open(sealed.subarray(0, second))).rejects.toThrow(/dañado o incompleto/);
  await expect(open(Buffer.concat([sealed, Buffer.from('x')]))).rejects.toThrow(/dañado/);
  await expect(open(Buffer.from('no es un respaldo, ni de lejos'))).rejects.toThrow(
    /no es un resp/,
  );
});
