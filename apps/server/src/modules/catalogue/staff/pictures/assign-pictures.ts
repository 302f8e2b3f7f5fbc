import type { BodyOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type * as calls from '@matiz/contracts/staff/catalogue/pictures.ts';
import { insertPictures, readPictureName } from '@matiz/domain/catalogue/pictures/picture-name.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Param, Sql, Tx } from '#db/sql.ts';
import { type Asking, type Author, authorOf } from '#resource/author.ts';
import { changeRow, type EditedTable } from '#resource/change-row.ts';
import * as store from './picture-subjects.store.ts';

export interface AssignPicturesDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly plainImage: string;
  readonly hasPicture: (key: string) => Promise<boolean>;
}
type Item = BodyOf<typeof calls.assignPictures>['items'][number];
type Match = calls.PictureMatch;

const tables: Record<'product' | 'brand', EditedTable> = {
  product: { table: 'product', kind: 'product', key: 'id', said: store.readPictures },
  brand: { table: 'brand', kind: 'brand', key: 'id', said: store.readBrandPicture },
};
/** What this writes; a batch of anything else is none of ours. */
const ownField = /^(?:version|image|pictures|swatch_.+)$/;

/** Pictures by the codes in their names: whose they are, put there, and taken back as one. */
export function createPicturePlacing(deps: AssignPicturesDeps) {
  const { sql, clock, newId, plainImage, hasPicture } = deps;

  async function match(names: readonly string[]): Promise<Match[]> {
    const readings = names.map((name) => ({ name, options: readPictureName(name) }));
    const codes = readings.flatMap(({ options }) => options.map(({ code }) => code));
    const found = await store.findSubjectsByCode(sql.reader, codes);
    return readings.map(({ name, options }) => {
      for (const { code, place } of options) {
        const named = found.filter(({ asked }) => asked === code);
        const best =
          named.find(({ kind }) => kind === 'product') ??
          named.find(({ kind }) => kind === 'tone') ??
          named[0];
        // A tone and a brand have one picture.
        if (best && (place === 1 || best.kind === 'product')) {
          const { asked: _asked, ...subject } = best;
          return { name, subject: { ...subject, place } };
        }
      }
      return { name, subject: null };
    });
  }

  async function place(
    items: readonly Item[],
    asking: Asking,
  ): Promise<Result<ReplyOf<typeof calls.assignPictures>, Failure<'UNKNOWN_REFERENCE'>>> {
    for (const [at, { picture }] of items.entries()) {
      if (await hasPicture(picture)) continue;
      return fail(failureAt(`items.${at}.picture`, 'UNKNOWN_REFERENCE', say('pictureGone')));
    }
    const batch = newId();
    const author = { ...authorOf(asking, clock()), batchId: batch };
    const tones = items.filter(({ kind }) => kind === 'tone');
    const productOf = await store.findProductsOfTones(
      sql.reader,
      tones.map(({ id }) => Number(id)),
    );
    const absent = tones.filter(({ id }) => !productOf.has(Number(id)));
    const products = Map.groupBy(items, ({ kind, id }) =>
      kind === 'tone' ? productOf.get(Number(id)) : kind === 'product' ? Number(id) : undefined,
    );
    let changed = 0;
    for (const [id, ofProduct] of products) {
      if (id === undefined) continue;
      if (await sql.begin((tx) => assignToProduct(tx, id, ofProduct, author))) changed += 1;
      else absent.push(...ofProduct);
    }
    for (const item of items.filter(({ kind }) => kind === 'brand')) {
      if (await sql.begin((tx) => assignToBrand(tx, item, author))) changed += 1;
      else absent.push(item);
    }
    return ok({ batch, changed, absent: absent.map(({ kind, id }) => ({ kind, id })) });
  }

  async function assignToProduct(tx: Tx, id: number, items: readonly Item[], author: Author) {
    const locked = await store.lockProduct(tx, id, plainImage);
    if (!locked) return false;
    const own = items.filter(({ kind }) => kind === 'product');
    const columns = own.length === 0 ? {} : columnsOf(insertPictures(locked.pictures, own));
    const swatches = items
      .filter(({ kind }) => kind === 'tone')
      .map(({ id: toneId, picture }) => ({ id: Number(toneId), swatch: picture }));
    const target = { id, version: locked.version, writeParts: swatchWriter(swatches) };
    await changeRow(tx, tables.product, target, columns, author);
    return true;
  }

  function columnsOf(pictures: readonly string[]): Readonly<Record<string, Param>> {
    return { image: pictures[0] ?? plainImage, pictures: pictures.slice(1) };
  }

  async function assignToBrand(tx: Tx, { id, picture }: Item, author: Author) {
    const locked = await store.lockBrand(tx, Number(id));
    if (!locked) return false;
    const target = { id: Number(id), version: locked.version };
    await changeRow(tx, tables.brand, target, { image: picture }, author);
    return true;
  }

  async function undo(
    batch: string,
    asking: Asking,
  ): Promise<Result<ReplyOf<typeof calls.undoPictures>, Failure<'NOT_FOUND'>>> {
    const changes = await store.readBatch(sql.reader, batch);
    const isOurs = changes.every(({ after }) => Object.keys(after).every((f) => ownField.test(f)));
    if (changes.length === 0 || !isOurs) return fail(failure('NOT_FOUND'));
    const author = authorOf(asking, clock());
    const left: string[] = [];
    for (const change of changes) {
      const [kind, id] = change.subject.split(':') as ['product' | 'brand', string];
      if (await sql.begin((tx) => undoOne(tx, kind, Number(id), change, author))) continue;
      left.push((await store.readCode(sql.reader, kind, Number(id))) ?? change.subject);
    }
    return ok({ undone: changes.length - left.length, left });
  }

  /** Only where nobody has changed anything since. */
  async function undoOne(
    tx: Tx,
    kind: 'product' | 'brand',
    id: number,
    { before, after }: store.PictureChange,
    author: Author,
  ): Promise<boolean> {
    const columns = Object.fromEntries(
      Object.entries(before).filter(([name]) => name === 'image' || name === 'pictures'),
    ) as Record<string, Param>;
    const swatches = Object.entries(before).flatMap(([name, swatch]) =>
      name.startsWith(store.swatchField)
        ? [{ code: name.slice(store.swatchField.length), swatch: swatch as string | null }]
        : [],
    );
    const target = { id, version: Number(after.version) };
    const writeParts = kind === 'product' ? swatchWriter(swatches) : undefined;
    const change = await changeRow(tx, tables[kind], { ...target, writeParts }, columns, author);
    return change.kind === 'changed';
  }

  return { match, place, undo };
}

function swatchWriter(swatches: Parameters<typeof store.writeSwatches>[2]) {
  return (tx: Tx, id: string) => store.writeSwatches(tx, id, swatches);
}
