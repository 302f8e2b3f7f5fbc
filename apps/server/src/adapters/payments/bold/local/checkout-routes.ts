import type { FastifyInstance } from 'fastify';
import { backLink, escapeHtml, type Page, sendPage, summary } from '../../local/page.ts';
import { PageRefusal } from '../../local/refusals.ts';
import { type LinkOutcome, linkStatusOf, type StoredLink } from './link.ts';
import { boldPrefix, type LocalBold } from './local-bold.ts';

const gateway = 'Bold';
const choices: readonly (readonly [outcome: LinkOutcome, text: string])[] = [
  ['paid', 'Aprobar el pago'],
  ['failed', 'Fallar y poder intentar de nuevo'],
  ['rejected', 'Rechazar el pago'],
];

/** The page that a link leads to: its payer decides there, and comes back to the shop. */
export function checkoutRoutes(app: FastifyInstance, local: LocalBold): void {
  const { store, clock, notices, newId, settleMs } = local;

  async function find(id: string): Promise<StoredLink> {
    const link = await store.find(id);
    if (link !== null) return link;
    throw new PageRefusal(404, 'No encontramos este pago', 'Vuelve a la tienda y empieza otro.');
  }

  app.get<{ Params: { id: string } }>('/p/:id', async (request, reply) =>
    sendPage(reply, checkoutPage(await find(request.params.id), clock()), gateway),
  );

  app.post<{ Params: { id: string } }>('/p/:id', async (request, reply) => {
    const link = await find(request.params.id);
    const pressed = (request.body as { outcome?: unknown } | null)?.outcome;
    const outcome = choices.find(([name]) => name === pressed)?.[0];
    if (outcome === undefined) {
      throw new PageRefusal(422, 'No podemos hacer este pago', 'Elige una de las opciones.');
    }
    const now = clock();
    const at = new Date(now.getTime() + settleMs);
    const decided = await store.decide(link.id, { outcome, now, at, transactionId: newId() });
    if (decided !== null) notices.tell(link.id, settleMs);
    return reply.redirect(returnAddress(decided ?? (await find(link.id))), 303);
  });
}

function checkoutPage(link: StoredLink, now: Date): Page {
  const status = linkStatusOf(link, now);
  const title = 'Link de pago';
  const sums = summary(link.amount * 100, link.reference);
  if (status !== 'ACTIVE') {
    const text = status === 'EXPIRED' ? 'Este link ya venció.' : 'Este link ya se usó.';
    const back = backLink(returnAddress(link), 'Volver a la tienda');
    return { title, content: `${sums}<p>${text}</p>${back}` };
  }
  const failed =
    link.outcome === 'failed' ? '<p role="alert">El pago falló. Intenta de nuevo.</p>' : '';
  const buttons = choices.map(
    ([outcome, text], index) =>
      `<button${index === 0 ? ' class="main"' : ''} name="outcome" value="${outcome}">${escapeHtml(text)}</button>`,
  );
  const content = `${sums}${failed}
<form method="post" action="${boldPrefix}/p/${encodeURIComponent(link.id)}">${buttons.join('')}</form>
${backLink(link.callbackUrl, 'Volver sin pagar')}`;
  return { title, content, leadsTo: link.callbackUrl };
}

/** What the address says of the payment is for the eye only. */
function returnAddress({ callbackUrl, reference, outcome }: StoredLink): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('bold-order-id', reference);
  url.searchParams.set('bold-tx-status', outcome === 'paid' ? 'approved' : 'rejected');
  return url.href;
}
