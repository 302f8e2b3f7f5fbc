import { formatPesos } from '@matiz/domain/kernel/money.ts';
import type { FastifyReply } from 'fastify';
import type { PageRefusal } from './refusals.ts';

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #1f2933; background: #f3f6f4; margin: 0 auto; max-width: 28rem; padding: 1rem 1rem 4rem; }
  main { background: #fff; border: 1px solid #d5ddd8; border-radius: .75rem; padding: 1rem 1.25rem 1.5rem; }
  h1 { font-size: 1.35rem; margin: .25rem 0 1rem; }
  .practice { background: #fff3d6; border: 1px solid #c98a00; border-radius: .5rem; padding: .5rem .75rem; margin: 0 0 1rem; font-weight: 600; }
  dl { margin: 0 0 1.25rem; }
  dt { font-size: .875rem; color: #4a5a53; }
  dd { margin: 0 0 .5rem; font-weight: 600; overflow-wrap: anywhere; }
  .amount { font-size: 1.5rem; }
  button, .back { display: block; box-sizing: border-box; width: 100%; min-height: 3rem; margin: .75rem 0 0; padding: .65rem 1rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; border: 2px solid #14532d; border-radius: .5rem; background: #fff; color: #14532d; cursor: pointer; }
  .main { background: #14532d; color: #fff; }
  :focus-visible { outline: 3px solid #c98a00; outline-offset: 2px; }
`;

export interface Page {
  readonly title: string;
  /** HTML, escaped by the one who made it. */
  readonly content: string;
  /** Where its form leads in the end. */
  readonly leadsTo?: string;
}

/** One page without scripts or other files, labelled as what it is. */
function renderPage({ title, content }: Page, gateway: string, styleNonce: string): string {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(title)} · ${gateway} de práctica</title><style nonce="${escapeHtml(styleNonce)}">${style}</style></head><body>
<main><p class="practice">${gateway} de práctica: aquí no se mueve dinero.</p>
<h1>${escapeHtml(title)}</h1>
${content}</main></body></html>`;
}

/** `gateway`: whose counterpart it is. */
export function sendPage(reply: FastifyReply, page: Page | PageRefusal, gateway = 'Wompi') {
  const shown = 'content' in page ? page : refusalPage(page);
  if (shown.leadsTo !== undefined) letFormsLeadTo(reply, shown.leadsTo);
  return reply
    .status('content' in page ? 200 : page.status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(renderPage(shown, gateway, reply.cspNonce?.style ?? ''));
}

/** Browsers hold a form's redirection to `form-action` too, and a shop may be of another origin. */
function letFormsLeadTo(reply: FastifyReply, address: string): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string') return;
  const { origin } = new URL(address);
  const widened = policy.replace("form-action 'self'", `form-action 'self' ${origin}`);
  reply.header('content-security-policy', widened);
}

function refusalPage({ title, text, back }: PageRefusal): Page {
  const link = back === null ? '' : backLink(back, 'Volver a la tienda');
  return { title, content: `<p>${escapeHtml(text)}</p>${link}` };
}

/** `address` has been checked to be one of the web: no other may stand in a link. */
export function backLink(address: string, text: string): string {
  return `<a class="back" href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
}

/** What is paid, as a list. */
export function summary(amountInCents: number, reference: string): string {
  const amount = amountInCents % 100 === 0 ? formatPesos(amountInCents / 100) : 'con centavos';
  return `<dl><dt>Total</dt><dd class="amount">${escapeHtml(amount)}</dd>
<dt>Referencia</dt><dd>${escapeHtml(reference)}</dd></dl>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
