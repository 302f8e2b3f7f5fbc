import { readFile, writeFile } from 'node:fs/promises';

/** Changes a text file, and says what is missing where it is not as the generator wrote it. */
export async function changeFile(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after !== before) await writeFile(file, after);
}

/** Replaces what must be there exactly once. */
export function replaceOnce(text: string, sought: RegExp, by: string): string {
  const hits = text.match(new RegExp(sought.source, `${sought.flags.replace('g', '')}g`)) ?? [];
  if (hits.length !== 1) throw new Error(`${hits.length} times instead of once: ${sought}`);
  return text.replace(sought, () => by);
}

/** Replaces wherever it stands, which must be somewhere. */
export function replaceEach(text: string, sought: RegExp, by: string): string {
  if (!sought.test(text)) throw new Error(`not found: ${sought}`);
  return text.replace(new RegExp(sought.source, `${sought.flags.replace('g', '')}g`), () => by);
}

/** A stretch of XML that is ours, before a closing tag: written again each time, never twice. */
export function putXmlBlock(text: string, name: string, before: string, lines: string): string {
  const [begin, end] = [`<!-- matiz:${name} -->`, `<!-- /matiz:${name} -->`];
  const without = text.replace(new RegExp(`[ \\t]*${begin}[\\s\\S]*?${end}\\n`), '');
  const at = without.lastIndexOf(before);
  if (at < 0) throw new Error(`not found: ${before}`);
  const start = without.lastIndexOf('\n', at) + 1;
  return `${without.slice(0, start)}${begin}\n${lines.trim()}\n${end}\n${without.slice(start)}`;
}
