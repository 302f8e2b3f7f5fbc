import type { FastifyInstance } from 'fastify';
import { type CardAsk, readCardAsk } from './cards/card-ask.ts';
import { type LocalWompi, prefix } from './local-wompi.ts';
import { backLink, escapeHtml, type Page, sendPage, summary } from './page.ts';
import { PageRefusal } from './refusals.ts';
import {
  isChallenged,
  localReturnAddress,
  messageOf,
  type SandboxOutcome,
  type StoredTransaction,
  type WompiPaymentMethod,
} from './transaction.ts';

interface SandboxCard {
  readonly name: string;
  /** Null: its bank asks the payer first (3-D Secure). */
  readonly outcome: SandboxOutcome | null;
  readonly lastFour: string;
  readonly text: string;
}

/** The sandbox's cards: one is approved, one declined, one asked about by its bank, any other an error. */
const cards: readonly SandboxCard[] = [
  {
    name: 'APPROVED',
    outcome: 'APPROVED',
    lastFour: '4242',
    text: 'Pagar con la tarjeta 4242 (se aprueba)',
  },
  {
    name: 'DECLINED',
    outcome: 'DECLINED',
    lastFour: '1111',
    text: 'Pagar con la tarjeta 4111 (se rechaza)',
  },
  {
    name: 'CHALLENGED',
    outcome: null,
    lastFour: '3220',
    text: 'Pagar con la tarjeta 3220 (tu banco pregunta, 3-D Secure)',
  },
  { name: 'ERROR', outcome: 'ERROR', lastFour: '0000', text: 'Pagar con otra tarjeta (da error)' },
];

/** The hosted page for cards. */
export function hostedPageRoutes(app: FastifyInstance, local: LocalWompi): void {
  const { keys, clock, store, notices, settleMs } = local;

  app.get('/p/', async (request, reply) => {
    const ask = readCardAsk(request.query, keys, clock());
    if ((await store.findByReference(ask.reference)) !== null) throw usedReference(ask);
    return sendPage(reply, payPage(ask));
  });

  app.post('/p/pay', async (request, reply) => {
    const ask = readCardAsk(request.body, keys, clock());
    const name = (request.body as { card?: unknown }).card;
    const card = cards.find((one) => one.name === name);
    if (card === undefined) {
      throw new PageRefusal(422, 'No podemos hacer este pago', 'Elige una de las tarjetas.');
    }
    const added = await pay(ask, card, local);
    if (added !== null && added.outcome !== null) notices.tell(added.id, settleMs);
    const row = added ?? (await store.findByReference(ask.reference));
    // A second press of the same button leads to where the first one did.
    if (row === null || !isSamePayment(row, ask, card)) throw usedReference(ask);
    return reply.redirect(wayOn(row), 303);
  });
}

/** To the bank of a card that still waits for its payer; else back to the shop. */
function wayOn(row: StoredTransaction): string {
  const isAsked = isChallenged(row) && row.outcome === null;
  return isAsked ? `${prefix}/bank/${encodeURIComponent(row.id)}` : localReturnAddress(row);
}

async function pay(
  ask: CardAsk,
  { outcome, lastFour }: SandboxCard,
  { store, newId, clock, settleMs }: LocalWompi,
): Promise<StoredTransaction | null> {
  const now = clock();
  const means: WompiPaymentMethod = {
    type: 'CARD',
    extra: {
      brand: 'VISA',
      name: `VISA-${lastFour}`,
      last_four: lastFour,
      is_three_ds: outcome === null,
    },
    installments: 1,
  };
  return store.add({
    id: newId(),
    reference: ask.reference,
    amountInCents: ask.amountInCents,
    currency: ask.fields.currency,
    outcome,
    resolvesAt: outcome === null ? null : new Date(now.getTime() + settleMs),
    createdAt: now,
    means,
    redirectUrl: ask.redirectUrl,
    customerEmail: ask.email,
    statusMessage: outcome === null ? null : messageOf(outcome, 'CARD'),
  });
}

function isSamePayment(row: StoredTransaction, ask: CardAsk, { lastFour }: SandboxCard): boolean {
  return (
    row.means.type === 'CARD' &&
    (row.means.extra as { last_four?: unknown } | undefined)?.last_four === lastFour &&
    row.amountInCents === ask.amountInCents &&
    row.redirectUrl === ask.redirectUrl &&
    row.customerEmail === ask.email
  );
}

function usedReference({ redirectUrl }: CardAsk): PageRefusal {
  const text = 'La referencia ya ha sido usada: este pago ya se intentó. Vuelve y empieza otro.';
  return new PageRefusal(409, 'Este pago ya se usó', text, redirectUrl);
}

function payPage({ fields, amountInCents, reference, redirectUrl }: CardAsk): Page {
  const hidden = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value ?? '')}">`,
    );
  const buttons = cards.map(
    ({ name, text }, index) =>
      `<button${index === 0 ? ' class="main"' : ''} name="card" value="${name}">${escapeHtml(text)}</button>`,
  );
  const content = `${summary(amountInCents, reference)}
<form method="post" action="${prefix}/p/pay">${hidden.join('')}${buttons.join('')}</form>
${backLink(redirectUrl, 'Volver sin pagar')}`;
  return { title: 'Paga con tarjeta', content, leadsTo: redirectUrl };
}
