import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDropped } from './find-dropped.ts';

const text = `
type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };
declare function save(): Result<null, 'TAKEN'>;
declare function send(): Promise<Result<null, 'NOT_SENT'>>;
declare function mayBe(): Promise<Result<null, 'NOT_SENT'> | 'MOVED'>;
declare function sure(): Promise<Result<null, never>>;
declare function note(): Promise<void>;
declare const service: { send?: typeof send };
export async function work() {
  save();
  await send();
  void send();
  send();
  await mayBe();
  await service.send?.();
  await sure();
  await note();
  const kept = await send();
  if (!kept.ok) return kept;
  return save();
}
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'matiz-results-'));
  writeFileSync(path.join(folder, 'work.ts'), text);
  const options = { strict: true, noEmit: true, types: [], target: 'ES2024' };
  const config = { compilerOptions: options, files: ['work.ts'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('names each call whose failure nobody looks at, and none that cannot fail', () => {
  const found = findDropped(path.join(folder, 'tsconfig.json'), () => true);
  expect(found.map(({ line, call }) => [line, call])).toEqual([
    [10, 'save()'],
    [11, 'send()'],
    [12, 'send()'],
    [13, 'send()'],
    [14, 'mayBe()'],
    [15, 'service.send?.()'],
  ]);
});

test('leaves out what is not to be checked', () => {
  expect(findDropped(path.join(folder, 'tsconfig.json'), () => false)).toEqual([]);
});
