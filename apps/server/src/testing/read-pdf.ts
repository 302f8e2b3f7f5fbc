import { inflateSync } from 'node:zlib';

/** Every text that a sheet shows, and on how many pages. */
export function readPdf(bytes: Buffer): { text: string; pages: number } {
  const file = bytes.toString('latin1');
  const streams = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const shown = streams.flatMap((stream) =>
    [...stream.matchAll(/\[(.*?)\] TJ/g)].map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    ),
  );
  return { text: shown.join('\n'), pages: file.match(/\/Type \/Page\b/g)?.length ?? 0 };
}
