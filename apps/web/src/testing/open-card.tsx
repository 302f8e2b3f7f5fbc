import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { Toaster } from '@matiz/ui/overlays/toaster.tsx';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Answers, renderApp } from './render-app.tsx';
import type { buildGuest } from './visitors.ts';
// Read before the tests begin: a search that waits a second must not wait for the part to load.
import '#features/catalogue/colour-card/colour-card.tsx';
import { ColourCardHost, useColourCard } from '#features/catalogue/index.ts';

/** The reply to one unit that was added. */
const added = {
  status: 200,
  body: {
    cart: { _id: '1', amount: 10_000, units: 1 },
    results: [
      { code: 'P1', versionCode: '6.0', quantity: 1, quantityPresale: 0, dispatchDate: null },
    ],
  },
};

function Opener({ versionCode }: { versionCode: string | undefined }) {
  const open = useColourCard();
  const tone = versionCode === undefined ? {} : { versionCode };
  return (
    <button type="button" onClick={() => open({ productId: '1', name: 'Tinte Cromía', ...tone })}>
      Elegir tonos
    </button>
  );
}

/** For tests: the page of a product whose card has been opened, over a server that adds. */
export async function openCard(
  product: ProductDetail,
  answers: Answers = {},
  visitor = undefined as ReturnType<typeof buildGuest> | undefined,
  /** The tone that it is opened for. */
  versionCode?: string,
) {
  const app = renderApp(
    <>
      <ColourCardHost>
        <Opener versionCode={versionCode} />
      </ColourCardHost>
      <Toaster />
    </>,
    {
      at: '/home/bestsellers',
      answers: {
        'GET /product/query': () => ({ status: 200, body: { result: product } }),
        'GET /cart/listcart': () => ({
          status: 200,
          body: { cart: null, outOfStock: [], productsNews: [] },
        }),
        'GET /product/usual-tones': () => ({ status: 200, body: { result: [] } }),
        'POST /cart/additem': () => added,
        ...answers,
      },
      ...(visitor ? { visitor } : {}),
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Elegir tonos' }));
  await screen.findByRole('dialog', { name: 'Carta de color' });
  return app;
}
