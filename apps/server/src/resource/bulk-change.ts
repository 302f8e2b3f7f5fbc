import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { type Failure, sentenceOf } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { BulkCall } from '@matiz/contracts/staff/bulk.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Asking } from './author.ts';
import type { ResourceService } from './resource.ts';

/** A row as its list shows it. */
export interface ListedRow {
  readonly id: string;
  readonly version: number;
  readonly [field: string]: unknown;
}
type Act = BodyOf<BulkCall>['act'];

interface BulkOptions {
  /** What the summary calls a row. */
  readonly nameOf: (row: ListedRow) => string;
  /** Why a row is left out of an act that its form would not offer. */
  readonly refuse?: (row: ListedRow, act: Act) => string | null;
}

/** Mounts the bulk action of a resource: each row goes the way of its form, one after the other. */
export function serveBulk<Form extends object>(
  app: FastifyInstance,
  call: BulkCall,
  service: ResourceService<Form>,
  options: BulkOptions,
): void {
  serve(app, call, ({ body, principal, requestId }) => {
    const { reason, batch: batchId } = body;
    return changeChosen(service, body, { principal, requestId, reason, batchId }, options);
  });
}

async function changeChosen<Form extends object>(
  service: ResourceService<Form>,
  { chosen, act }: BodyOf<BulkCall>,
  asking: Asking,
  { nameOf, refuse }: BulkOptions,
): Promise<ResultOf<BulkCall>> {
  const found =
    'rows' in chosen
      ? ok({ ...(await readChosen(service, chosen.rows)), next: null })
      : await service.readStep<ListedRow>(chosen);
  if (!found.ok) return found;
  const { rows, next } = found.value;
  const gone = 'gone' in found.value ? found.value.gone : [];
  const refused: { id: string; name: string; message: string }[] = [];
  for (const row of rows) {
    const message = refuse?.(row, act) ?? (await changeOne(service, row, act, asking));
    if (message !== null) refused.push({ id: row.id, name: nameOf(row), message });
  }
  for (const id of gone) refused.push({ id, name: id, message: say('rowGone') });
  return ok({ done: rows.length + gone.length - refused.length, refused, next });
}

/** With the versions that their list showed, and those that are gone since. */
async function readChosen<Form extends object>(
  service: ResourceService<Form>,
  chosen: readonly Pick<ListedRow, 'id' | 'version'>[],
): Promise<{ readonly rows: readonly ListedRow[]; readonly gone: readonly string[] }> {
  const seen = new Map(chosen.map(({ id, version }) => [id, version]));
  const rows = await service.readMany<ListedRow>([...seen.keys()]);
  const shown = new Map(rows.map((row) => [row.id, row]));
  return {
    rows: [...seen].flatMap(([id, version]) => {
      const row = shown.get(id);
      return row ? [{ ...row, version }] : [];
    }),
    gone: [...seen.keys()].filter((id) => !shown.has(id)),
  };
}

/** Null: it was done; else why it could not be. */
async function changeOne<Form extends object>(
  service: ResourceService<Form>,
  { id, version }: ListedRow,
  { set, remove }: Act,
  asking: Asking,
): Promise<string | null> {
  const edit = { ...asking, id, version };
  const done = remove
    ? await service.remove(edit)
    : await service.change({ ...edit, set: set as Partial<Form> });
  return done.ok ? null : sayRefusal(done.error);
}

function sayRefusal(refusal: Failure): string {
  if (refusal.code === 'ROW_CHANGED') {
    const by = refusal.conflict?.by;
    return by ? say('rowChangedBy', { by }) : say('rowChangedMeanwhile');
  }
  return refusal.fields?.[0]?.message ?? sentenceOf(refusal);
}
