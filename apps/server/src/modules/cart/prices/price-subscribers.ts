import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { type SendDeps, sendOnce } from '#jobs/send-once.ts';
import { type Subscriber, subscribeTo } from '#jobs/subscribers.ts';
import { writeMail } from '../../identity/index.ts';
import { type CartPricesMoved, cartPricesMovedSchema } from './price-events.ts';
import { type MovedGoodsRow, readMovedGoods, readToldCart } from './prices.store.ts';

interface PriceSubscribersDeps extends SendDeps {
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** Tells the phones of a business; each once for an id. */
  readonly tellPhones: (
    customerId: string,
    id: string,
    note: {
      readonly topic: 'prices';
      readonly title: string;
      readonly text: string;
      readonly path: string;
    },
  ) => Promise<void>;
}

const cartPath = '/home/cart';
const title = 'Cambiaron precios en tu carrito';
/** So many are named. */
const mostNamed = 20;

/** Whose open cart it is reads which prices moved: by mail and on their phones. */
export function createPriceSubscribers(deps: PriceSubscribersDeps): Subscriber[] {
  const { sql, publicUrl } = deps;
  return [
    subscribeTo('cart.pricesMoved', {
      name: 'cart.priceMail',
      schema: cartPricesMovedSchema,
      handle: ({ cartId, moves }, id) =>
        sendOnce(deps, id, async () => {
          const told = await readToldCart(sql.reader, cartId);
          const goods = await readMovedGoods(sql.reader, cartId, moves.map(versionOf));
          if (!told?.email || goods.length === 0) return null;
          return writeMail(told.email, {
            subject: title,
            lines: [
              `Hola, ${told.person}:`,
              'Esto cambió desde que lo agregaste:',
              ...goods.slice(0, mostNamed).map((row) => `• ${sayMove(row, moves)}`),
              ...(goods.length > mostNamed ? [`Y ${goods.length - mostNamed} más.`] : []),
            ],
            action: { label: 'Ver mi carrito', address: `${publicUrl}${cartPath}` },
            closing: 'Puedes apagar estos avisos en tu perfil.',
          });
        }),
    }),
    subscribeTo('cart.pricesMoved', {
      name: 'cart.pricePhones',
      schema: cartPricesMovedSchema,
      handle: async ({ cartId, moves }, id) => {
        const told = await readToldCart(sql.reader, cartId);
        const [first, ...others] = await readMovedGoods(sql.reader, cartId, moves.map(versionOf));
        if (!told || !first) return;
        const more = others.length > 0 ? ` y ${others.length} más` : '';
        await deps.tellPhones(told.customerId, id, {
          topic: 'prices',
          title,
          // How much stands behind the login.
          text: `${nameOf(first)}${more}. Míralo antes de pedir.`,
          path: cartPath,
        });
      },
    }),
  ];
}

type Move = CartPricesMoved['moves'][number];

function versionOf({ versionId }: Move): number {
  return versionId;
}

function sayMove(row: MovedGoodsRow, moves: readonly Move[]): string {
  const move = moves.find(({ versionId }) => versionId === row.versionId);
  if (!move) return nameOf(row);
  const way = move.after > move.before ? 'subió' : 'bajó';
  return `${nameOf(row)}: ${way} de ${formatPesos(move.before)} a ${formatPesos(move.after)}`;
}

function nameOf({ name, option }: MovedGoodsRow): string {
  return option === null ? name : `${name} · ${option}`;
}
