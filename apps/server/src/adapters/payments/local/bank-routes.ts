import type { FastifyInstance } from 'fastify';
import { bankName, ownOutcome } from './banks.ts';
import { type LocalWompi, prefix } from './local-wompi.ts';
import { backLink, escapeHtml, type Page, sendPage, summary } from './page.ts';
import { notFound, PageRefusal } from './refusals.ts';
import {
  isAtBank,
  isChallenged,
  localReturnAddress,
  messageOf,
  type SandboxOutcome,
  type StoredTransaction,
} from './transaction.ts';

const contracts = new Map([
  ['policy', 'Reglamento de usuarios'],
  ['personal-data', 'Autorización de tratamiento de datos personales'],
]);

/**
 * The bank on whose page the payer of a debit decides, or of a card that it asks about, and the
 * contracts to accept before.
 */
export function bankRoutes(app: FastifyInstance, local: LocalWompi): void {
  const { store, clock, notices, settleMs } = local;

  async function find(id: string): Promise<StoredTransaction> {
    const row = await store.find(id);
    if (row !== null && (isAtBank(row) || isChallenged(row))) return row;
    throw new PageRefusal(404, 'No encontramos este pago', 'Vuelve a la tienda y empieza otro.');
  }

  app.get<{ Params: { id: string } }>('/bank/:id', async (request, reply) =>
    sendPage(reply, bankPage(await find(request.params.id))),
  );

  app.post<{ Params: { id: string } }>('/bank/:id', async (request, reply) => {
    const row = await find(request.params.id);
    const outcome = outcomeOf(row, (request.body as { decision?: unknown } | null)?.decision);
    if (outcome !== null) {
      const at = new Date(clock().getTime() + settleMs);
      const message = messageOf(outcome, row.means.type);
      const decided = await store.decide(row.id, { outcome, at, message });
      if (decided !== null) notices.tell(row.id, settleMs);
    }
    return reply.redirect(localReturnAddress(row), 303);
  });

  app.get<{ Params: { name: string } }>('/contracts/:name', async (request, reply) => {
    const title = contracts.get(request.params.name);
    if (title === undefined) throw notFound();
    const content = '<p>Aquí va el contrato de Wompi. Esta copia es solo para practicar.</p>';
    return sendPage(reply, { title, content });
  });
}

/** Null: the payer leaves without deciding, and may come back. */
function outcomeOf({ means }: StoredTransaction, decision: unknown): SandboxOutcome | null {
  if (decision === 'abandon') return null;
  const own = ownOutcome(means.financial_institution_code);
  if (own !== null && decision === 'continue') return own;
  if (own === null && decision === 'approve') return 'APPROVED';
  if (own === null && decision === 'decline') return 'DECLINED';
  throw new PageRefusal(422, 'No podemos hacer este pago', 'Elige una de las opciones.');
}

function titleOf({ type, financial_institution_code: code }: StoredTransaction['means']): string {
  if (type === 'CARD') return 'Tu banco pregunta: ¿eres tú? (3-D Secure)';
  if (type === 'PSE') return `PSE · ${bankName(code)}`;
  return type === 'BANCOLOMBIA_QR' ? 'QR Bancolombia' : 'Botón Bancolombia';
}

function bankPage(row: StoredTransaction): Page {
  const code = row.means.financial_institution_code;
  const title = titleOf(row.means);
  if (row.outcome !== null) {
    const content = `<p>Ya decidiste sobre este pago.</p>${backLink(localReturnAddress(row), 'Volver a la tienda')}`;
    return { title, content };
  }
  const choices =
    ownOutcome(code) === null
      ? [
          ['approve', 'Aprobar'],
          ['decline', 'Rechazar'],
        ]
      : [['continue', 'Continuar']];
  const buttons = [...choices, ['abandon', 'Abandonar']].map(
    ([value = '', text = ''], index) =>
      `<button${index === 0 ? ' class="main"' : ''} name="decision" value="${value}">${escapeHtml(text)}</button>`,
  );
  const content = `${summary(row.amountInCents, row.reference)}
<form method="post" action="${prefix}/bank/${encodeURIComponent(row.id)}">${buttons.join('')}</form>`;
  return { title, content, leadsTo: row.redirectUrl };
}
