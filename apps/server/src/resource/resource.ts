import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { WholeQuery } from '@matiz/contracts/staff/bulk.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Param, Sql, SqlReader, Tx } from '../db/sql.ts';
import { type Asking, type Author, authorOf } from './author.ts';
import {
  type Change,
  changeRow,
  createRow,
  type EditedTable,
  removeRow,
  type StoredRow,
  type WriteParts,
} from './change-row.ts';
import { findConflict } from './find-conflict.ts';
import { listHistory } from './history.ts';
import {
  canBeId,
  type ListPage,
  type ListQuery,
  type ListSource,
  listRows,
  readListRow,
  readListRows,
} from './list-rows.ts';
import { refusalOfConstraint } from './refused-value.ts';
import { readStep } from './whole-query.ts';

type Columns = Readonly<Record<string, Param>>;

/** Something that staff keep in one table: how it is listed, and how a form becomes columns. */
export interface Resource<Form extends object> extends Omit<EditedTable, 'said'> {
  readonly source: ListSource;
  /**
   * What a form changes, by the names under which the list's row answers it: a history keeps these
   * values as they are, so that a form can take them back.
   */
  readonly fields: readonly string[];
  /** The columns of the fields that were sent; a field that was not sent stays as it is. */
  readonly columnsOf: (set: Partial<Form>, tx: Tx, id: string | null) => Columns | Promise<Columns>;
  /** Columns of a new row that no form sends: a code, an id where the database makes none. */
  readonly newColumns?: (set: Form, tx: Tx) => Columns | Promise<Columns>;
  /** What other rows have to say of a save, under their locks. `id` null: a new row. */
  readonly check?: (tx: Tx, id: string | null, set: Partial<Form>) => Promise<Failure | null>;
  /** What other rows have to say of a removal. */
  readonly checkRemoval?: (tx: Tx, id: string) => Promise<Failure | null>;
  /** By a constraint's name, the field whose value broke it. */
  readonly fieldsByConstraint?: Readonly<Record<string, string>>;
  /** Rows of other tables that belong to it and are saved and remembered with it. */
  readonly parts?: {
    /** What the history says of them where the row does not answer them. */
    readonly read?: EditedTable['said'];
    readonly write: (tx: Tx, id: string, set: Partial<Form>, author: Author) => Promise<void>;
  };
  /** What else a saved change brings about, in its transaction. */
  readonly saved?: (tx: Tx, id: string) => Promise<void>;
}

interface Edit extends Asking {
  readonly id: string;
  readonly version: number;
}

type NewRow<Form> = Asking & { readonly set: Form };
type ChangedRow<Form> = Edit & { readonly set: Partial<Form> };

/** Thrown to undo what a transaction did; its failure is the answer. */
class Undone extends Error {
  readonly failure: Failure;
  constructor(refusal: Failure) {
    super(refusal.code);
    this.failure = refusal;
  }
}

export type ResourceService<Form extends object> = ReturnType<typeof createResource<Form>>;

/** Lists, reads, creates, changes and removes rows of a resource; each write with its history. */
export function createResource<Form extends object>(
  deps: { readonly sql: Sql; readonly clock: Clock },
  resource: Resource<Form>,
) {
  const { sql, clock } = deps;
  const { source, columnsOf } = resource;
  const edited = { ...resource, said: sayRow(resource) };

  async function list<Row>(query: ListQuery): Promise<Result<ListReply<Row>, Failure>> {
    const page = await listRows<Row>(sql.reader, source, query);
    return page ? ok({ ...page, readAt: clock().toISOString() }) : fail(failure('BAD_CURSOR'));
  }

  /** What was done to one of them: `f.id` names it. */
  async function history({ 'f.id': id, ...query }: ListQuery) {
    const subject = `${resource.kind}:${id}`;
    const page = await listHistory(sql.reader, { ...query, 'f.subject': subject });
    return page ? ok({ ...page, readAt: clock().toISOString() }) : fail(failure('BAD_CURSOR'));
  }

  async function read<Row>(id: string): Promise<Result<{ result: Row }, Failure>> {
    const row = await readListRow<Row>(sql.reader, source, id);
    return row ? ok({ result: row }) : fail(failure('NOT_FOUND'));
  }

  /** Those of them that there are, in no order. */
  const readMany = <Row>(ids: readonly string[]) => readListRows<Row>(sql.reader, source, ids);

  const readStepOf = <Row>(whole: WholeQuery) => readStep<Row>(sql.reader, source, whole);

  const create = async <Row>(asked: NewRow<Form>) => save<Row>((tx) => writeNew(tx, asked));

  async function change<Row>(asked: ChangedRow<Form>) {
    if (!canBeId(source, asked.id)) return fail(failure('NOT_FOUND'));
    return save<Row>((tx) => writeChange(tx, asked));
  }

  /**
   * Saves as the others do, has what is there then looked at inside the transaction, and undoes it:
   * nothing of it is ever there for anybody else, nor in the history.
   */
  async function dryRun<T>(
    asked: NewRow<Form> | ChangedRow<Form>,
    look: (tx: Tx, id: string) => Promise<T>,
  ): Promise<Result<T, Failure>> {
    if ('id' in asked && !canBeId(source, asked.id)) return fail(failure('NOT_FOUND'));
    const seen: { readonly value: T }[] = [];
    const undone = await undoing<never>('save', async (tx) => {
      const id = await ('id' in asked ? writeChange(tx, asked) : writeNew(tx, asked));
      await resource.saved?.(tx, id);
      seen.push({ value: await look(tx, id) });
      throw new Undone(failure('NOT_FOUND'));
    });
    const [found] = seen;
    return found ? ok(found.value) : undone;
  }

  async function writeNew(tx: Tx, { set, ...asking }: NewRow<Form>): Promise<string> {
    await refuseUnless(tx, null, set);
    const own = await resource.newColumns?.(set, tx);
    const columns = { ...own, ...(await columnsOf(set, tx, null)) };
    const author = authorOf(asking, clock());
    const row = await createRow(tx, edited, columns, author, {
      writeParts: partsOf(set, author),
      isLeftOut: (name) => resource.fields.includes(name) && !Object.hasOwn(set, name),
    });
    return String(row[resource.key]);
  }

  async function writeChange(tx: Tx, { set, ...edit }: ChangedRow<Form>): Promise<string> {
    await refuseUnless(tx, edit.id, set);
    const columns = await columnsOf(set, tx, edit.id);
    const author = authorOf(edit, clock());
    const target = { ...edit, writeParts: partsOf(set, author) };
    await normalise(tx, edit, await changeRow(tx, edited, target, columns, author));
    return edit.id;
  }

  async function remove(edit: Edit): Promise<Result<{ result: { id: string } }, Failure>> {
    if (!canBeId(source, edit.id)) return fail(failure('NOT_FOUND'));
    return undoing('remove', async (tx) => {
      const refusal = await resource.checkRemoval?.(tx, edit.id);
      if (refusal) throw new Undone(refusal);
      const author = authorOf(edit, clock());
      await normalise(tx, edit, await removeRow(tx, edited, edit, author));
      return ok({ result: { id: edit.id } });
    });
  }

  async function save<Row>(write: (tx: Tx) => Promise<string>) {
    return undoing('save', async (tx) => {
      const id = await write(tx);
      await resource.saved?.(tx, id);
      const row = await readListRow<Row>(tx, source, id);
      if (!row) throw new Error(`${resource.table} ${id} was saved and is not in its list`);
      return ok({ result: row });
    });
  }

  async function undoing<T>(
    deed: 'save' | 'remove',
    work: (tx: Tx) => Promise<Result<T, Failure>>,
  ): Promise<Result<T, Failure>> {
    try {
      return await sql.begin(work);
    } catch (error) {
      if (error instanceof Undone) return fail(error.failure);
      const refusal = refusalOfConstraint(error, deed, resource.fieldsByConstraint ?? {});
      if (refusal) return fail(refusal);
      throw error;
    }
  }

  function partsOf(set: Partial<Form>, author: Author): WriteParts | undefined {
    const { parts } = resource;
    return parts && ((tx, id) => parts.write(tx, id, set, author));
  }

  async function refuseUnless(tx: Tx, id: string | null, set: Partial<Form>): Promise<void> {
    const refusal = await resource.check?.(tx, id, set);
    if (refusal) throw new Undone(refusal);
  }

  async function normalise(tx: Tx, edit: Edit, change: Change): Promise<void> {
    if (change.kind === 'absent') throw new Undone(failure('NOT_FOUND'));
    if (change.kind === 'changed') return;
    const conflict = await findConflict(tx, edited, edit, change.row);
    throw new Undone({ ...failure('ROW_CHANGED'), conflict });
  }

  return { list, read, readMany, readStep: readStepOf, create, change, remove, history, dryRun };
}

/** What a history says of a row of a list: these fields of it, and what is kept with it besides. */
export function sayRow({
  source,
  fields,
  parts,
}: {
  readonly source: ListSource;
  readonly fields: readonly string[];
  readonly parts?: { readonly read?: EditedTable['said'] };
}): EditedTable['said'] {
  return async (sql: SqlReader, id: string): Promise<StoredRow> => {
    const row = fields.length === 0 ? undefined : await readListRow<StoredRow>(sql, source, id);
    const own = row ? fields.map((name) => [name, row[name]] as const) : [];
    return { ...Object.fromEntries(own), ...(await parts?.read?.(sql, id)) };
  };
}

interface ListReply<Row> extends ListPage<Row> {
  readonly readAt: string;
}
