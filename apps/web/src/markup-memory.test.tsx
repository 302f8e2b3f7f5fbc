import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import { lazy, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { App } from './app.tsx';
import { createServices } from './create-services.ts';
import { buildProduct } from './features/catalogue/selection/product.builders.ts';
import { ListedProduct } from './features/catalogue/tile/listed-product.tsx';
import { createQueryClient } from './lib/network/query-client.ts';
import { KeptMarkup } from './lib/parts/kept-markup.tsx';
import type { DrawMarkup } from './lib/services.ts';
import { createMarkupMemory } from './markup-memory.tsx';
import { serverPlatform } from './platform/platform.ts';
import { meKey, useMe } from './session/me.query.ts';
import { buildBuyer, buildGuest, buildSeller } from './testing/visitors.ts';

type Visitor = ReturnType<typeof buildGuest>;

/** The page of one visitor as the server writes it; without a memory, as it was always written. */
function drawPage(node: ReactNode, visitor: Visitor, drawMarkup?: DrawMarkup): string {
  const queryClient = createQueryClient(true);
  queryClient.setQueryData(meKey, visitor);
  const transport = () => Promise.reject(new Error('nothing is asked for'));
  const services = createServices({ transport, platform: serverPlatform, queryClient });
  return renderToString(
    <App services={{ ...services, drawMarkup }}>
      <StaticRouter location="/home/new-products?page=2">{node}</StaticRouter>
    </App>,
  );
}

function drawKept(node: ReactNode, visitor: Visitor, memory = createMarkupMemory()): string {
  const markup = memory(visitor.user.rol);
  const html = drawPage(node, visitor, markup.draw);
  return Buffer.concat(markup.fill(html)).toString();
}

const offer = { warehouse: '1', stock: 10, price: 44_247, originalPrice: 50_000 };
const hidden = [{ ...offer, price: null, originalPrice: null }];
const products: Record<string, ProductCard> = {
  'with tones': buildProduct({ attributes: ['Tono'], has_versions: true, toneCount: 7 }),
  'without options': buildProduct({}),
  'of which nothing is left': buildProduct({ warehouses: [{ ...offer, stock: 0 }] }),
  'on offer': buildProduct({ warehouses: [offer] }),
  'whose price is not shown': buildProduct({ priceHidden: 'GUEST', warehouses: hidden }),
  'refused a price': buildProduct({ priceHidden: 'REJECTED', warehouses: hidden }),
};
const visitors = { guest: buildGuest(), buyer: buildBuyer(), seller: buildSeller() };

describe.each(Object.entries(products))('the tile of a product %s', (_, product) => {
  it.each(Object.entries(visitors))(
    'is to the byte what a page without memory shows a %s',
    (_who, visitor) => {
      const tiles = (
        <>
          <ListedProduct product={product} eager isCrowned />
          <ListedProduct product={product} />
        </>
      );
      const memory = createMarkupMemory();
      const plain = drawPage(tiles, visitor);
      expect(plain).toContain(product.name);
      expect(drawKept(tiles, visitor, memory)).toBe(plain);
      // Remembered this time.
      expect(drawKept(tiles, visitor, memory)).toBe(plain);
    },
  );
});

describe('a kept part', () => {
  let drawn = 0;
  function Counted({ of }: { of: object }) {
    drawn += 1;
    return <b>{JSON.stringify(of)}</b>;
  }
  const part = (of: object) => (
    <KeptMarkup kind="counted" of={of}>
      <Counted of={of} />
    </KeptMarkup>
  );

  it('is drawn once for all who are shown the same in the same role', () => {
    const memory = createMarkupMemory();
    drawn = 0;
    const both = [buildBuyer(), buildBuyer({ zone: '2' })].map((one) =>
      drawKept(part({ price: 1 }), one, memory),
    );
    expect(both[0]).toBe(both[1]);
    expect(drawn).toBe(1);
    expect(drawKept(part({ price: 2 }), buildBuyer(), memory)).toContain('{&quot;price&quot;:2}');
    drawKept(part({ price: 1 }), buildSeller(), memory);
    expect(drawn).toBe(3);
  });

  it('knows nobody: no name, no place and no address of the page that drew it', () => {
    function Name() {
      return <b>{useMe()?.user.name}</b>;
    }
    const kept = (
      <KeptMarkup kind="name" of={{}}>
        <Name />
      </KeptMarkup>
    );
    const ana = buildBuyer();
    expect(drawPage(kept, ana)).toContain(ana.user.name);
    expect(drawKept(kept, ana)).not.toContain(ana.user.name);
  });

  it('knows the role, and is another’s in another role', () => {
    function RoleName() {
      return <b>{useMe()?.user.rol}</b>;
    }
    const kept = (
      <KeptMarkup kind="role" of={{}}>
        <RoleName />
      </KeptMarkup>
    );
    const memory = createMarkupMemory();
    for (const visitor of [buildGuest(), buildBuyer(), buildSeller()]) {
      expect(drawKept(kept, visitor, memory)).toContain(`<b>${visitor.user.rol}</b>`);
    }
  });

  it.each([
    ['has ids', () => <b id={useId()} />],
    ['waits for its code', lazy(() => new Promise<never>(() => undefined))],
  ])('that %s is left to the page', (_, Part) => {
    const { draw } = createMarkupMemory()('Guest');
    expect(draw('part', {}, <Part />)).toBeUndefined();
  });

  it('that fails is left to the page, which says so', () => {
    const Broken = () => {
      throw new Error('broken part');
    };
    const { draw } = createMarkupMemory()('Guest');
    expect(draw('part', {}, <Broken />)).toBeUndefined();
  });

  it('stands where it was drawn, whatever order it was drawn in', () => {
    const markup = createMarkupMemory()('Guest');
    const [first, second] = ['uno', 'dos'].map((text) => markup.draw(text, {}, <i>{text}</i>));
    const page = Buffer.concat(markup.fill(`a${second}b${first}c`)).toString();
    expect(page).toBe('a<i>dos</i>b<i>uno</i>c');
  });
});
