import {
  listTableViews,
  maxTableViews,
  removeTableView,
  saveTableView,
} from '@matiz/contracts/staff/table-views.ts';
import { describe, expect, it } from 'vitest';
import { buildStaff } from '#testing/staff.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp();
const list = '/staff/orders';
const buildView = (name: string, parts = {}) => ({
  list,
  name,
  search: '?f.state=confirmed&orden=-placed',
  columns: ['code', 'state'],
  isShared: false,
  ...parts,
});
type Staff = Awaited<ReturnType<typeof buildStaff>>;
const namesFor = async ({ ask }: Staff) =>
  (await ask(listTableViews, undefined, { query: `?list=${list}` })).value.results.map(
    ({ name, by }) => [name, by],
  );

describe('PUT /staff/views', () => {
  it('keeps a view by its name, and another one with that name takes its place', async () => {
    const staff = await buildStaff(shop);
    await staff.ask(saveTableView, buildView('Por  preparar'));
    const { value } = await staff.ask(
      saveTableView,
      buildView('Por preparar', { search: '?q=cali' }),
    );
    expect(value.results).toEqual([
      {
        name: 'Por preparar',
        search: '?q=cali',
        columns: ['code', 'state'],
        isShared: false,
        by: null,
      },
    ]);
  });

  it(`keeps at most ${maxTableViews} of a list, and says so`, async () => {
    const staff = await buildStaff(shop);
    for (let at = 1; at <= maxTableViews; at += 1)
      await staff.ask(saveTableView, buildView(`Vista ${at}`));
    const { refusal } = await staff.ask(saveTableView, buildView('Una más'));
    expect(refusal?.code).toBe('TOO_MANY_VIEWS');
    expect(refusal?.message).toContain(`${maxTableViews} vistas`);
    expect(
      (await staff.ask(saveTableView, buildView('Vista 3', { search: '' }))).refusal,
    ).toBeNull();
  });
});

describe('DELETE /staff/views', () => {
  it('takes one’s own away: it is for its owner alone until it is shared, and then says whose it is', async () => {
    const [ana, bea] = [await buildStaff(shop), await buildStaff(shop)];
    await ana.ask(saveTableView, buildView('De Ana'));
    await ana.ask(saveTableView, buildView('De todos', { isShared: true }));
    const seen = await namesFor(bea);
    expect(seen).toEqual([['De todos', expect.stringMatching(/\S/)]]);
    // Someone else's is not replaced or taken away by its name.
    await bea.ask(saveTableView, buildView('De todos'));
    await bea.ask(removeTableView, undefined, { query: `?list=${list}&name=De%20todos` });
    expect(await namesFor(bea)).toEqual(seen);
    await ana.ask(removeTableView, undefined, { query: `?list=${list}&name=De%20todos` });
    expect(await namesFor(bea)).toEqual([]);
  });
});

describe('GET /staff/views', () => {
  it('shares only for those who may, and shows nothing of a list that one may not read', async () => {
    const director = await buildStaff(shop);
    await director.ask(saveTableView, buildView('Clientes morosos', { isShared: true }));
    const writer = await buildStaff(shop, ['content']);
    const read = await writer.ask(listTableViews, undefined, { query: `?list=${list}` });
    expect(read.refusal?.code).toBe('FORBIDDEN');
    const banners = { list: '/staff/banners', isShared: true };
    expect((await writer.ask(saveTableView, buildView('Todos', banners))).refusal?.code).toBe(
      'FORBIDDEN',
    );
    expect(
      (await writer.ask(saveTableView, buildView('Mía', { list: '/staff/nada' }))).refusal?.code,
    ).toBe('FORBIDDEN');
    await director.ask(removeTableView, undefined, {
      query: `?list=${list}&name=Clientes%20morosos`,
    });
  });
});
