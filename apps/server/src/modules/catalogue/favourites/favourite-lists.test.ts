import {
  addFavouritesToCart,
  listFavouriteLists,
  maxFavouriteLists,
  removeFavouriteList,
  saveFavouriteList,
} from '@matiz/contracts/catalogue/favourite-lists.ts';
import {
  addFavourite,
  queryFavourites,
  removeFavourite,
} from '@matiz/contracts/catalogue/favourites.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildProduct, setStock } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { askAs, buildShopper } from '#testing/orders.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

let moment = new Date('2026-11-20T15:00:00Z');
const test = useTestApp({ clock: () => moment });

async function newBuyer() {
  const shopper = await buildShopper(test);
  const ask = askAs(test, shopper);
  return {
    ...shopper,
    save: (name: string, _id = nextId(), items?: { productId: string; note: string | null }[]) =>
      ask(saveFavouriteList, { _id, name, ...(items ? { items } : {}) }),
    lists: (productId?: number) =>
      ask(listFavouriteLists, undefined, productId ? { query: `?productId=${productId}` } : {}),
    drop: (listId: string) => ask(removeFavouriteList, undefined, { query: `?listId=${listId}` }),
    keep: (product: { id: number }, more: { listId?: string; note?: string } = {}) => {
      moment = new Date(+moment + 1000);
      return ask(addFavourite, { productId: String(product.id), ...more });
    },
    letGo: (product: { id: number }, more: { listId?: string; everywhere?: boolean } = {}) =>
      ask(removeFavourite, { productId: String(product.id), ...more }),
    show: (listId?: string) =>
      ask(queryFavourites, undefined, listId ? { query: `?listId=${listId}` } : {}),
    addAll: (listId?: string, mutationId?: string) =>
      ask(addFavouritesToCart, {
        ...(listId ? { listId } : {}),
        ...(mutationId ? { mutationId } : {}),
      }),
  };
}
type Buyer = Awaited<ReturnType<typeof newBuyer>>;
let buyer: Buyer;
beforeEach(async () => {
  buyer = await newBuyer();
});
const namesOf = async (who: Buyer) => (await who.lists()).value.result.map(({ name }) => name);

describe('PUT /favorite/lists', () => {
  it('makes a list, once however often it is asked, and renames it', async () => {
    const id = nextId();
    await Promise.all([buyer.save('Salón norte', id), buyer.save('Salón norte', id)]);
    expect(await namesOf(buyer)).toEqual(['Mis favoritos', 'Salón norte']);
    const renamed = await buyer.save('  Cabina   de  uñas ', id);
    expect(renamed.value.result).toEqual({ _id: id, name: 'Cabina de uñas' });
    expect(await namesOf(buyer)).toEqual(['Mis favoritos', 'Cabina de uñas']);
  });

  it('takes a name once, whatever its case and accents, and «Mis favoritos» never', async () => {
    await buyer.save('Salón');
    for (const name of ['SALON', 'salón', 'mis Favoritos']) {
      expect((await buyer.save(name)).refusal?.code).toBe('LIST_NAME_TAKEN');
    }
    expect((await (await newBuyer()).save('Salón')).status).toBe(200);
  });

  it.each(['', '   ', 'x'.repeat(41), 'a<b', 'a\u0000b'])('refuses %j as a name', async (name) => {
    expect((await buyer.save(name)).status).toBe(400);
  });

  it('refuses one list too many, and another person’s as if it were absent', async () => {
    for (let i = 0; i < maxFavouriteLists; i += 1) await buyer.save(`Lista ${i}`);
    expect((await buyer.save('Una más')).refusal?.code).toBe('TOO_MANY_LISTS');
    const other = await newBuyer();
    const theirs = nextId();
    await other.save('Suya', theirs);
    expect((await (await newBuyer()).save('Mía', theirs)).refusal?.code).toBe('NOT_FOUND');
    expect(await namesOf(other)).toContain('Suya');
  });
});

describe('GET /favorite/lists', () => {
  it('says in which lists a product is, with its note there, and how many each holds', async () => {
    const [one, two] = [await buildProduct(test.sql), await buildProduct(test.sql)];
    const id = nextId();
    await buyer.save('Reposición', id);
    await buyer.keep(one);
    await buyer.keep(one, { listId: id, note: 'Para las mechas de Ana' });
    await buyer.keep(two, { listId: id });
    expect((await buyer.lists(one.id)).value.result).toEqual([
      { _id: null, name: 'Mis favoritos', products: 1, has: true, note: null },
      { _id: id, name: 'Reposición', products: 2, has: true, note: 'Para las mechas de Ana' },
    ]);
    // The heart is drawn by every list; each list shows its own.
    expect((await buyer.show()).value).toMatchObject({ total: 1, ids: [`${two.id}`, `${one.id}`] });
    expect((await buyer.show(id)).value).toMatchObject({
      total: 2,
      notes: { [one.id]: 'Para las mechas de Ana' },
    });
  });

  it('of another person, and of none, shows nothing and takes nothing', async () => {
    const other = await newBuyer();
    const theirs = nextId();
    await other.save('Suya', theirs);
    const product = await buildProduct(test.sql);
    await other.keep(product, { listId: theirs });
    for (const listId of [theirs, nextId()]) {
      expect((await buyer.show(listId)).refusal?.code).toBe('NOT_FOUND');
      expect((await buyer.keep(product, { listId })).refusal?.code).toBe('NOT_FOUND');
      expect((await buyer.drop(listId)).refusal?.code).toBe('NOT_FOUND');
      expect((await buyer.addAll(listId)).refusal?.code).toBe('NOT_FOUND');
      expect((await buyer.letGo(product, { listId })).value.removed).toEqual([]);
    }
    expect((await other.show(theirs)).value.total).toBe(1);
  });
});

describe('POST /favorite/add', () => {
  it('notes, changes and takes away a note; without one it stays', async () => {
    const product = await buildProduct(test.sql);
    const noteNow = async () => (await buyer.show()).value.notes[product.id];
    await buyer.keep(product, { note: 'Dos al mes' });
    await buyer.keep(product);
    expect(await noteNow()).toBe('Dos al mes');
    await buyer.keep(product, { note: '' });
    expect(await noteNow()).toBeUndefined();
    expect((await buyer.keep(product, { note: 'x'.repeat(201) })).status).toBe(400);
    expect((await buyer.keep(product, { note: '<b>x</b>' })).status).toBe(400);
  });
});

describe('POST /favorite/remove-item', () => {
  it('takes from one list, or from all, and says where it was', async () => {
    const product = await buildProduct(test.sql);
    const id = nextId();
    await buyer.save('Norte', id);
    await buyer.keep(product);
    await buyer.keep(product, { listId: id, note: 'Tono de Luz' });
    expect((await buyer.letGo(product)).value.removed).toEqual([{ listId: null, note: null }]);
    expect((await buyer.show()).value.ids).toEqual([String(product.id)]);
    expect((await buyer.letGo(product, { everywhere: true })).value.removed).toEqual([
      { listId: id, note: 'Tono de Luz' },
    ]);
    expect((await buyer.show()).value.ids).toEqual([]);
  });
});

describe('DELETE /favorite/lists', () => {
  it('says what it held, and saving that brings it back in its order with its notes', async () => {
    const goods = [await buildProduct(test.sql), await buildProduct(test.sql)] as const;
    const id = nextId();
    await buyer.save('Norte', id);
    await buyer.keep(goods[0], { listId: id, note: 'La de siempre' });
    await buyer.keep(goods[1], { listId: id });
    const { name, items } = (await buyer.drop(id)).value.result;
    expect([name, items.map(({ note }) => note)]).toEqual(['Norte', [null, 'La de siempre']]);
    expect((await buyer.show(id)).refusal?.code).toBe('NOT_FOUND');
    await buyer.save(name, id, items);
    const back = (await buyer.show(id)).value;
    expect(back.result.map(({ code }) => code)).toEqual([goods[1].code, goods[0].code]);
    expect(back.notes).toEqual({ [goods[0].id]: 'La de siempre' });
  });
});

describe('POST /cart/add-favourites', () => {
  it('adds the fewest units of each, and says line by line what lacks', async () => {
    const [plenty, scarce, tones] = [
      await buildProduct(test.sql, { stock: 50, minQuantity: 3 }),
      await buildProduct(test.sql, { name: 'Laca' }),
      await buildProduct(test.sql, { name: 'Tinte', tones: ['6.0', '7.0'] }),
    ];
    await setStock(test.sql, scarce.versions[0], 0);
    for (const product of [plenty, scarce, tones]) await buyer.keep(product);
    const { value } = await buyer.addAll();
    expect(value).toMatchObject({ products: 1, units: 3, cart: { units: 3 } });
    const { code, name } = plenty;
    expect(value.added).toEqual([{ code, versionCode: null, name, quantity: 3 }]);
    expect(value.notTaken).toEqual([
      expect.objectContaining({ code: scarce.code }),
      { code: tones.code, name: 'Tinte', message: 'Elige una opción de Tinte.' },
    ]);
  });

  it('adds nothing twice: pressed twice, from two tabs, and over what the cart holds', async () => {
    const product = await buildProduct(test.sql, { stock: 50 });
    await buyer.keep(product);
    const id = nextId();
    await Promise.all([buyer.addAll(undefined, id), buyer.addAll(undefined, id), buyer.addAll()]);
    expect((await buyer.addAll()).value).toMatchObject({
      units: 0,
      added: [],
      notTaken: [],
      cart: { units: 1 },
    });
  });

  it('of an empty list, and where nothing can be had, opens no cart', async () => {
    expect((await buyer.addAll()).refusal).toMatchObject({ code: 'NOTHING_TO_REORDER', lines: [] });
    await buyer.keep(await buildProduct(test.sql, { name: 'Tinte', tones: ['6.0', '7.0'] }));
    expect((await buyer.addAll()).refusal?.lines).toMatchObject([
      { message: 'Elige una opción de Tinte.' },
    ]);
    expect((await buyer.calls.cart()).value.cart).toBeNull();
  });
});

it('a guest has no lists', async () => {
  const guest = askAs(test, await signIn(test, 'Guest'));
  expect((await guest(listFavouriteLists)).refusal?.code).toBe('LOGIN_REQUIRED');
});
