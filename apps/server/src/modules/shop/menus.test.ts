import { listMenu } from '@matiz/contracts/catalogue.ts';
import {
  changeMenus,
  listMenuHistory,
  menus,
  readMenus,
} from '@matiz/contracts/staff/content/menus.ts';
import { usualMenus } from '@matiz/domain/shop/menus.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { askAs } from '#testing/orders.ts';
import { buildPlaces } from '#testing/places.ts';
import { signIn } from '#testing/sign-in.ts';
import { useStaff, useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp({ each: 'test', settings: { totalsTtlMs: 60_000 } });
const ask = useStaff(shop);
beforeEach(() => buildPlaces(shop.sql));

const query = `?id=${menus}`;
const save = (set: object, version = 1) => ask(changeMenus, { id: menus, version, set });
const read = async () => (await ask(readMenus, undefined, { query })).value.result;
const entry = (label: string, link: string, more = {}) => ({
  label,
  link,
  isShown: true,
  screen: 'all',
  ...more,
});
async function shown() {
  const guest = askAs(shop, await signIn(shop, 'Guest'));
  return (await guest(listMenu, undefined)).value.result.menus;
}

describe('PUT /staff/menus', () => {
  const courses = entry('Cursos', 'https://cursos.matiz.co/');
  const [offers = courses] = usualMenus.header;

  it('decides one menu and leaves the others as they always were', async () => {
    const header = [courses, { ...offers, isShown: false }];
    expect((await save({ header })).value.result).toMatchObject({
      version: 2,
      header,
      shop: null,
      house: null,
    });
    expect(await shown()).toEqual({ header: [{ label: 'Cursos', link: courses.link }] });
    expect((await save({ header: null }, 2)).value.result).toMatchObject({ header: null });
  });

  it('says on which screen alone an entry is', async () => {
    await save({ shop: [entry('Marcas', '/home/manufacturers', { screen: 'phone' })] });
    expect(await shown()).toEqual({
      shop: [{ label: 'Marcas', link: '/home/manufacturers', on: 'phone' }],
    });
  });

  it('refuses the one who saves over what someone else saved', async () => {
    await save({ header: [courses] });
    const late = await save({ header: [offers] });
    expect(late.refusal?.code).toBe('ROW_CHANGED');
    expect((await read()).header).toEqual([courses]);
  });

  it.each([
    ['no entry', { header: [] }, /Deja al menos una entrada/],
    ['a name that is missing', { header: [entry(' ', '/home/bestsellers')] }, /entrada 1 no tiene/],
    ['a long one', { header: [entry('a'.repeat(41), '/home/bestsellers')] }, /más de 40 letras/],
    ['a page of one person', { shop: [entry('Carrito', '/home/cart')] }, /«Carrito»: di a dónde/],
    ['a script', { shop: [entry('Clic', 'javascript:alert(1)')] }, /«Clic»: di a dónde/],
    ['a site without encryption', { shop: [entry('Blog', 'http://b.co')] }, /«Blog»: di a dónde/],
    ['two of one name', { shop: [courses, courses] }, /se llaman igual/],
    ['the terms out of sight', { house: [courses] }, /términos y condiciones tienen que verse/],
  ])('refuses %s at its menu', async (_, set, message) => {
    const { refusal } = await save(set);
    expect(refusal?.fields?.[0]).toMatchObject({
      path: `set.${Object.keys(set)[0]}`,
      message: expect.stringMatching(message),
    });
    expect(await read()).toMatchObject({ version: 1, header: null, shop: null, house: null });
  });
});

it('GET /staff/menus/one has nothing until someone decides', async () => {
  expect(await read()).toEqual({ id: '1', version: 1, header: null, shop: null, house: null });
  expect(await shown()).toBeUndefined();
});

it('GET /staff/menus/history tells the entries before and after', async () => {
  const header = [entry('Cursos', 'https://cursos.matiz.co/')];
  await save({ header });
  const { value } = await ask(listMenuHistory, undefined, { query: `?f.id=${menus}` });
  expect(value.rows[0]).toMatchObject({ before: { header: null }, after: { header } });
});

it('GET /menu/list is remembered until it is told that something changed', async () => {
  expect(await shown()).toBeUndefined();
  await save({ header: [entry('Cursos', 'https://cursos.matiz.co/')] });
  expect(await shown()).toBeUndefined();
  shop.deps.catalogue.forgetMenus();
  expect(await shown()).toMatchObject({ header: [{ label: 'Cursos' }] });
});
