// @vitest-environment jsdom
import type { QuickOrderRow } from '@matiz/contracts/cart/quick-order.ts';
import { readQuickOrderRow } from '@matiz/domain/cart/quick-order-row.ts';
import type { QuickOrderInput } from '@matiz/domain/cart/quick-order-text.ts';
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { Toaster } from '@matiz/ui/overlays/toaster.tsx';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { buildCartReply, buildLine } from '#features/buying/cart.builders.ts';
import { type Answers, refuse, renderApp, type Sent } from '#testing/render-app.tsx';
import { QuickOrderPage } from './quick-order-page.tsx';
// Read before the tests begin: a wait of a second must not be for the part to load.
import './reviewed-rows.tsx';

afterEach(() => {
  cleanup();
  clearToasts();
});

interface SentBody {
  readonly rows: QuickOrderInput[];
  readonly mutationId: string;
}
const bodyOf = ({ body }: Sent) => body as SentBody;

/** Every row is a tone by its number, of which a dozen at least must be bought of 12.0. */
function check(input: QuickOrderInput, row: number): QuickOrderRow {
  const [reading] = 'text' in input ? readQuickOrderRow(input.text) : [];
  const item = 'text' in input ? (reading?.item ?? input.text) : input.code;
  const quantity = Number('text' in input ? reading?.quantityText : input.quantity);
  const isTooFew = item === '12.0' && quantity < 12;
  const product = {
    productId: '1',
    code: 'TIN',
    name: 'Tinte Cromía',
    versionCode: item,
    versionName: item,
    slug: 'tinte',
    brand: 'Cromía',
    image: 'product/TIN',
    color: null,
    minQuantity: 1,
    multiple: 1,
  };
  return {
    row,
    text: item,
    item,
    quantity,
    error: isTooFew
      ? { kind: 'BELOW_MINIMUM', message: 'La compra mínima es de 12', nearest: [12] }
      : null,
    product,
    price: 1000,
    originalPrice: 1000,
    total: isTooFew ? null : 1000 * quantity,
    nextPrice: null,
    quantityNow: quantity,
    quantityPresale: 0,
    dispatchDate: null,
    candidates: [],
  };
}

const resultsOf = (sent: Sent) => bodyOf(sent).rows.map(check);
const nothing = { status: 200, body: { cart: null, outOfStock: [], productsNews: [] } };

function open(answers: Answers = {}) {
  const app = renderApp(
    <>
      <QuickOrderPage />
      <Toaster />
    </>,
    {
      at: '/home/quick-order',
      answers: {
        'POST /cart/quick-order/check': (sent) => ({
          status: 200,
          body: { results: resultsOf(sent), good: 0, amount: 0 },
        }),
        'GET /cart/listcart': () => nothing,
        'GET /product/usual-tones': () => ({ status: 200, body: { result: [] } }),
        'GET /search': () => ({ status: 500, body: {} }),
        ...answers,
      },
    },
  );
  /** The list as it was last checked. */
  const list = () => app.sent['POST /cart/quick-order/check']?.at(-1)?.body as SentBody | undefined;
  const expectList = (...rows: [string, string][]) =>
    waitFor(
      () =>
        expect(list()?.rows.map((row) => ('code' in row ? [row.code, row.quantity] : row))).toEqual(
          rows,
        ),
      { timeout: 3000 },
    );
  return { ...app, expectList };
}
const field = () =>
  screen.findByRole<HTMLInputElement>('combobox', { name: 'Código, tono o nombre' });
async function type(keys: string) {
  await userEvent.type(await field(), keys);
}

describe('type, Enter, next', () => {
  test('an exact code and Enter adds the row, empties the field and keeps the keyboard', async () => {
    const { expectList } = open();
    await type('7.43x3{Enter}2 del 6.0{Enter}');
    expect((await field()).value).toBe('');
    expect(document.activeElement).toBe(await field());
    await expectList(['7.43', '3'], ['6.0', '2']);
    expect(screen.getByText('En tu lista: 6.0 · 2')).toBeTruthy();
  });

  test('several entries in one line are several rows', async () => {
    const { expectList } = open();
    await type('7.43x3 6.0x6{Enter}');
    await expectList(['7.43', '3'], ['6.0', '6']);
    expect(screen.getByText('En tu lista: 2 filas')).toBeTruthy();
    await userEvent.paste('8.1 x2, 9.1 x4');
    await expectList(['7.43', '3'], ['6.0', '6'], ['8.1', '2'], ['9.1', '4']);
  });

  test('words go on to how many; so does a name with a tone', async () => {
    const { sent } = open();
    await type('tinte igora 7.43{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Cantidad' }));
    expect(sent['POST /cart/quick-order/check']).toBeUndefined();
  });

  test('a line that the field would cut is a list', async () => {
    open();
    await userEvent.click(await field());
    await userEvent.paste(`buenas tardes ${'a'.repeat(400)}`);
    expect(await screen.findByText('Pasamos 1 fila a tu lista')).toBeTruthy();
    expect((await field()).value).toBe('');
  });

  test('without units as many as usual, less those in the cart; else as few as may be', async () => {
    const { expectList } = open({
      'GET /product/usual-tones': () => ({
        status: 200,
        body: { result: [{ versionCode: '7.43', quantity: 6, orders: 4 }] },
      }),
      'GET /cart/listcart': () => ({
        status: 200,
        body: buildCartReply([buildLine({ versionCode: '7.43', quantity: 2 })]),
      }),
    });
    await type('7.43{Enter}12.0{Enter}6.0{Enter}7.43{Enter}');
    await expectList(['7.43', '4'], ['12.0', '12'], ['6.0', '1'], ['7.43', '1']);
    expect(await screen.findByText('En tu lista: 7.43 · 1')).toBeTruthy();
  });

  test('a phone’s number pad, with the marks that it lacks and a key for letters', async () => {
    const { expectList } = open();
    expect((await field()).inputMode).toBe('decimal');
    await userEvent.click(screen.getByRole('button', { name: 'Escribir con letras' }));
    expect((await field()).inputMode).toBe('text');
    await type('7.43');
    await userEvent.click(screen.getByRole('button', { name: 'Por cuántas unidades' }));
    await type('3');
    await userEvent.click(screen.getByRole('button', { name: 'Agregar lo escrito' }));
    await expectList(['7.43', '3']);
    expect(document.activeElement).toBe(await field());
  });
});

describe('backspace in the empty field', () => {
  test('takes the row back that was typed last, and none that was pasted', async () => {
    const { expectList } = open();
    await type('7.43x1{Enter}6.0x1{Enter}');
    await userEvent.paste('8.1;2\n9.1;3');
    const pasted = [{ text: '8.1;2' }, { text: '9.1;3' }] as never[];
    await expectList(['7.43', '1'], ['6.0', '1'], ...pasted);
    await type('{Backspace}');
    await expectList(['7.43', '1'], ...pasted);
    await type('{Backspace}{Backspace}{Backspace}');
    await expectList(...pasted);
  });

  test('takes no older one behind a row that was removed by hand', async () => {
    const { expectList } = open();
    await type('7.43x1{Enter}6.0x1{Enter}');
    await expectList(['7.43', '1'], ['6.0', '1']);
    await userEvent.click(
      await screen.findByRole('button', { name: /^Quitar Tinte Cromía.* 6\.0/ }),
    );
    await expectList(['7.43', '1']);
    await type('{Backspace}8.1x1{Enter}');
    await expectList(['7.43', '1'], ['8.1', '1']);
  });
});

test('pressed again after a lost answer it is the same change, until the list is another', async () => {
  let isLost = true;
  const { sent, expectList } = open({
    'POST /cart/quick-order/add': (one) =>
      isLost
        ? refuse(504, {})
        : { status: 200, body: { results: resultsOf(one), added: 1, cart: null } },
  });
  const button = async () =>
    (await screen.findAllByRole('button', { name: /^Agregar \d al carrito/ }))[0] as HTMLElement;
  const add = async () => {
    await userEvent.click(await button());
    await waitFor(async () => expect((await button()).ariaBusy).toBeNull());
  };
  const ids = () => sent['POST /cart/quick-order/add']?.map((one) => bodyOf(one).mutationId) ?? [];
  await type('7.43x3{Enter}');
  await expectList(['7.43', '3']);
  await add();
  await add();
  await type('6.0x1{Enter}');
  await expectList(['7.43', '3'], ['6.0', '1']);
  isLost = false;
  await userEvent.click(await button());
  await waitFor(() => expect(ids()).toHaveLength(3));
  const [lost, repeated, another] = ids();
  expect(repeated).toBe(lost);
  expect(another).not.toBe(lost);
});
