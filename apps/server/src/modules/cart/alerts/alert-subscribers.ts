import { type SendDeps, sendOnce } from '#jobs/send-once.ts';
import { type Subscriber, subscribeTo } from '#jobs/subscribers.ts';
import { writeMail } from '../../identity/index.ts';
import { stockReturnedSchema } from './alert-events.ts';
import { type ReturnedGoodsRow, readReturned } from './alerts.store.ts';

interface AlertSubscribersDeps extends SendDeps {
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** Tells the phones of a business; each once for an id. */
  readonly tellPhones: (
    customerId: string,
    id: string,
    note: {
      readonly topic: 'alerts';
      readonly title: string;
      readonly text: string;
      readonly path: string;
    },
  ) => Promise<void>;
}

/** So many are named; the link leads to the first. */
const mostNamed = 20;

/** Who waited for something reads that it is back: by mail and on their phones. */
export function createAlertSubscribers(deps: AlertSubscribersDeps): Subscriber[] {
  const { sql, publicUrl } = deps;
  return [
    subscribeTo('stock.returned', {
      name: 'cart.alertMail',
      schema: stockReturnedSchema,
      handle: ({ userId, versionIds }, id) =>
        sendOnce(deps, id, async () => {
          const goods = await readReturned(sql.reader, userId, versionIds);
          const [first] = goods;
          if (!first?.email) return null;
          return writeMail(first.email, {
            subject: goods.length === 1 ? `Volvió: ${nameOf(first)}` : 'Volvió lo que esperabas',
            lines: [
              `Hola, ${first.person}:`,
              'Nos pediste avisarte. Ya puedes pedir otra vez:',
              ...goods.slice(0, mostNamed).map((row) => `• ${nameOf(row)}`),
              ...(goods.length > mostNamed ? [`Y ${goods.length - mostNamed} más.`] : []),
            ],
            action: {
              label: goods.length === 1 ? 'Verlo en Matiz' : 'Ver el primero',
              address: `${publicUrl}${pathOf(first)}`,
            },
            closing: 'No te escribimos de nuevo por estos productos, a menos que lo pidas.',
          });
        }),
    }),
    subscribeTo('stock.returned', {
      name: 'cart.alertPhones',
      schema: stockReturnedSchema,
      handle: async ({ userId, versionIds }, id) => {
        const [first, ...others] = await readReturned(sql.reader, userId, versionIds);
        if (!first?.customer_id) return;
        const more = others.length > 0 ? ` y ${others.length} más` : '';
        await deps.tellPhones(first.customer_id, id, {
          topic: 'alerts',
          title: 'Volvió lo que esperabas',
          text: `${nameOf(first)}${more}. Pídelo antes de que se acabe.`,
          path: pathOf(first),
        });
      },
    }),
  ];
}

function nameOf({ name, option }: ReturnedGoodsRow): string {
  return option === null ? name : `${name} · ${option}`;
}

function pathOf({ slug, product_id }: ReturnedGoodsRow): string {
  return `/product/${slug}/${product_id}/details`;
}
