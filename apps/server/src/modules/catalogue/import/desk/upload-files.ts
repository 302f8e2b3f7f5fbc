import { createReadStream } from 'node:fs';
import { access, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';

export type UploadFiles = ReturnType<typeof createUploadFiles>;

/** The files that were handed over, each in a folder of its own below this one. */
export function createUploadFiles(folder: string) {
  const folderOf = (id: string) => path.join(folder, id);
  /** Its own name stays its name: what an import says of it is what people know. */
  const fileOf = ({ id, fileName }: { id: string; fileName: string }) =>
    path.join(folderOf(id), safeName(fileName));
  return {
    fileOf,
    /** Writes a piece where it belongs; the same again leaves the same. */
    async write(upload: { id: string; fileName: string }, at: number, piece: Uint8Array) {
      await mkdir(folderOf(upload.id), { recursive: true });
      const handle = await open(fileOf(upload), at === 0 ? 'w' : 'r+');
      try {
        await handle.write(piece, 0, piece.byteLength, at);
      } finally {
        await handle.close();
      }
    },
    has: (upload: { id: string; fileName: string }) =>
      access(fileOf(upload)).then(
        () => true,
        () => false,
      ),
    /** The file of bad rows, piece by piece; null when it is gone. */
    async read(file: string): Promise<AsyncIterable<Uint8Array> | null> {
      const isThere = await access(file).then(
        () => true,
        () => false,
      );
      return isThere ? createReadStream(file) : null;
    },
    remove: (id: string) => rm(folderOf(id), { recursive: true, force: true }),
  };
}

/** No part of a name leads out of its folder, and none is a hidden file. */
function safeName(name: string): string {
  const bare = name.replace(/[/\\\p{Cc}<>:"|?*]/gu, '_').replace(/^\.+/, '_');
  const { name: stem, ext } = path.parse(bare);
  return `${[...stem].slice(0, 100).join('') || 'archivo'}${ext.slice(0, 10)}`;
}
