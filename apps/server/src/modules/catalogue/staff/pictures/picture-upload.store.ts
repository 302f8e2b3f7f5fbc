import type { PictureShape } from '@matiz/contracts/staff/catalogue/pictures.ts';
import type { PictureFocus } from '@matiz/domain/catalogue/pictures/picture-focus.ts';
import type { Sql, SqlReader } from '#db/sql.ts';

export interface PictureUpload {
  readonly id: string;
  readonly fileName: string;
  readonly shape: PictureShape;
  readonly size: number;
  readonly received: number;
  /** What is to be in the middle of what is cut; null: nobody said. */
  readonly focus: PictureFocus | null;
  /** Its key, once it is a picture of the shop. */
  readonly picture: string | null;
}

export async function addPictureUpload(
  sql: Sql,
  upload: Pick<PictureUpload, 'id' | 'fileName' | 'shape' | 'size' | 'focus'> & {
    readonly actorId: string;
  },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO picture_upload
      (id, file_name, shape, size, focus_x, focus_y, actor_id, changed_at)
    VALUES (${upload.id}, ${upload.fileName}, ${upload.shape}, ${upload.size},
      ${upload.focus?.x ?? null}, ${upload.focus?.y ?? null}, ${upload.actorId}, ${now})`;
}

export async function findPictureUpload(sql: SqlReader, id: string): Promise<PictureUpload | null> {
  const [row] = await sql<PictureUpload[]>`
    SELECT id, file_name AS "fileName", shape, size, received, picture,
      CASE WHEN focus_x IS NOT NULL THEN json_build_object('x', focus_x, 'y', focus_y) END AS focus
    FROM picture_upload WHERE id = ${id}`;
  return row ?? null;
}

/** Notes how much is here; a piece that came before takes nothing back. */
export async function noteReceived(
  sql: Sql,
  id: string,
  received: number,
  now: Date,
): Promise<void> {
  await sql`UPDATE picture_upload
    SET received = greatest(received, ${received}), changed_at = ${now} WHERE id = ${id}`;
}

export async function noteTaken(sql: Sql, id: string, picture: string, now: Date): Promise<void> {
  await sql`UPDATE picture_upload SET picture = ${picture}, changed_at = ${now} WHERE id = ${id}`;
}

export async function removeUpload(sql: Sql, id: string): Promise<void> {
  await sql`DELETE FROM picture_upload WHERE id = ${id}`;
}

/** Forgets what nobody went on with, or has long become a picture. Answers which. */
export async function removeOldUploads(sql: Sql, before: Date): Promise<readonly string[]> {
  const rows = await sql<{ id: string }[]>`
    DELETE FROM picture_upload WHERE changed_at < ${before} RETURNING id`;
  return rows.map(({ id }) => id);
}
