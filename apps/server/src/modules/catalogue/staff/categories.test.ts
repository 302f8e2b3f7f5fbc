import {
  addProposedCategories,
  changeCategory,
  createCategory,
  listCategoryHistory,
  listStaffCategories,
  readCategory,
  readCategoryTree,
  removeCategory,
} from '@matiz/contracts/staff/catalogue/categories.ts';
import { flattenCategories } from '@matiz/domain/catalogue/categories/category-step.ts';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { useStaff, useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp({ each: 'test' });
const ask = useStaff(shop);

async function make(name: string, parentId?: string) {
  const { value } = await ask(createCategory, { set: { name, ...(parentId ? { parentId } : {}) } });
  return value.result;
}
const read = async (id: string) =>
  (await ask(readCategory, undefined, { query: `?id=${id}` })).value.result;
/** `Color`, `– Tintes`: the tree with a dash for each step down. */
async function tree() {
  const { value } = await ask(readCategoryTree, undefined);
  return flattenCategories(value.results).map(
    ({ category, depth }) => `${'– '.repeat(depth)}${category.name}`,
  );
}
async function place(id: string, set: { parentId?: string | null; place?: number }) {
  const { version } = await read(id);
  return ask(changeCategory, { id, version, set });
}

describe('POST /staff/categories', () => {
  it('makes each the last of its level, with an address of its own', async () => {
    const color = await make('Color');
    const nails = await make('Uñas');
    const first = await make('Accesorios', color.id);
    const second = await make('Accesorios', nails.id);
    expect([color.slug, first.slug, second.slug]).toEqual(['color', 'accesorios', 'accesorios-2']);
    await make('Tintes', color.id);
    expect(await tree()).toEqual(['Color', '– Accesorios', '– Tintes', 'Uñas', '– Accesorios']);
  });

  it('says at the field what is wrong', async () => {
    await make('Color');
    const again = await ask(createCategory, { set: { name: 'Color' } });
    expect(again.refusal).toMatchObject({ code: 'VALUE_TAKEN', fields: [{ path: 'set.name' }] });
    const lost = await ask(createCategory, { set: { name: 'Uñas', parentId: '999' } });
    expect(lost.refusal).toMatchObject({
      code: 'UNKNOWN_REFERENCE',
      fields: [{ path: 'set.parentId' }],
    });
  });
});

describe('PUT /staff/categories', () => {
  it('moves within its level, and between levels', async () => {
    const [color, nails, tools] = [await make('Color'), await make('Uñas'), await make('Equipos')];
    await place(tools.id, { place: 0 });
    expect(await tree()).toEqual(['Equipos', 'Color', 'Uñas']);
    await place(color.id, { place: 99 });
    expect(await tree()).toEqual(['Equipos', 'Uñas', 'Color']);
    await place(tools.id, { parentId: nails.id });
    expect(await tree()).toEqual(['Uñas', '– Equipos', 'Color']);
    await place(tools.id, { parentId: null, place: 1 });
    expect(await tree()).toEqual(['Uñas', 'Equipos', 'Color']);
  });

  it('renames without moving, and keeps the address', async () => {
    const [color] = [await make('Color'), await make('Uñas')];
    const set = { name: 'Color y tintes' };
    const { value } = await ask(changeCategory, { id: color.id, version: 1, set });
    expect(value.result).toMatchObject({ ...set, slug: 'color', parentId: null });
    expect(await tree()).toEqual(['Color y tintes', 'Uñas']);
  });

  it('refuses to put a category into itself, or into one that it holds', async () => {
    const color = await make('Color');
    const dyes = await make('Tintes', color.id);
    const pastel = await make('Pastel', dyes.id);
    for (const parentId of [color.id, dyes.id, pastel.id]) {
      const { refusal } = await place(color.id, { parentId });
      expect(refusal?.fields?.[0]?.path).toBe('set.parentId');
      expect(refusal?.fields?.[0]?.message).toMatch(/^Una categoría no puede quedar dentro de sí/);
    }
    expect(await tree()).toEqual(['Color', '– Tintes', '– – Pastel']);
  });

  it('never closes a circle, however two people move at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [a, b] = [await make(`A${round}`), await make(`B${round}`)];
      const moves = await Promise.all([
        ask(changeCategory, { id: a.id, version: 1, set: { parentId: b.id } }),
        ask(changeCategory, { id: b.id, version: 1, set: { parentId: a.id } }),
      ]);
      expect(moves.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
  });
});

describe('DELETE /staff/categories', () => {
  const remove = (id: string) => ask(removeCategory, { id, version: 1 });

  it('takes away what is empty, and says what else holds', async () => {
    const color = await make('Color');
    const dyes = await make('Tintes', color.id);
    const sentenceOf = async (id: string) => (await remove(id)).refusal?.fields?.[0]?.message;
    expect(await sentenceOf(color.id)).toBe(
      'Todavía tiene 1 categoría dentro. Muévelas o retíralas primero.',
    );
    const { id: productId } = await buildProduct(shop.sql, { categoryId: Number(dyes.id) });
    expect(await sentenceOf(dyes.id)).toBe(
      'Todavía tiene 1 producto. Pásalos a otra categoría antes de retirarla.',
    );
    const other = await make('Otra');
    await shop.sql`UPDATE product SET category_id = ${other.id} WHERE id = ${productId}`;
    expect((await remove(dyes.id)).status).toBe(200);
    expect(await tree()).toEqual(['Color', 'Otra']);
  });
});

it('POST /staff/categories/proposal makes the whole tree once, and never beside another', async () => {
  const { value } = await ask(addProposedCategories, {});
  const lines = await tree();
  expect(lines).toHaveLength(value.result.added);
  expect(lines.slice(0, 3)).toEqual(['Tintes', '– Tinte permanente', '– Sin amoníaco']);
  const again = await ask(addProposedCategories, {});
  expect(again.refusal).toMatchObject({
    code: 'CATEGORIES_EXIST',
    message: 'La tienda ya tiene categorías: el árbol propuesto es para una tienda vacía.',
  });
});

it('POST /staff/categories/proposal makes one tree for two who press at once', async () => {
  const pressed = await Promise.all([1, 2].map(() => ask(addProposedCategories, {})));
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('GET /staff/categories/tree counts the products that each has on sale', async () => {
  const color = await make('Color');
  await buildProduct(shop.sql, { categoryId: Number(color.id) });
  const { value } = await ask(readCategoryTree, undefined);
  expect(value.results).toMatchObject([{ name: 'Color', parentId: null, products: 1 }]);
});

it('GET /staff/categories narrows to the children of one', async () => {
  const color = await make('Color');
  await make('Tintes', color.id);
  const query = `?f.parent=${color.id}`;
  const { value } = await ask(listStaffCategories, undefined, { query });
  expect(value.rows.map(({ name }) => name)).toEqual(['Tintes']);
});

it('GET /staff/categories/one reads what was moved', async () => {
  const color = await make('Color');
  const dyes = await make('Tintes');
  await place(dyes.id, { parentId: color.id });
  expect(await read(dyes.id)).toMatchObject({ parentId: color.id, version: 2 });
});

it('GET /staff/categories/history tells from where and to where', async () => {
  const color = await make('Color');
  const dyes = await make('Tintes');
  await place(dyes.id, { parentId: color.id });
  const { value } = await ask(listCategoryHistory, undefined, { query: `?f.id=${dyes.id}` });
  expect(value.rows[0]).toMatchObject({
    before: { parentId: null, place: 1 },
    after: { parentId: color.id, place: 0 },
    names: { parentId: { [color.id]: 'Color' } },
  });
});
