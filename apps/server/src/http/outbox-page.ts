import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import type { KeptMessage } from '../adapters/messages/outbox.ts';

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #2b1a2f; background: #fdfaf5; margin: 0 auto; max-width: 44rem; padding: 1rem 1rem 4rem; }
  article { background: #fff; border: 1px solid #e7dfd3; border-radius: .75rem; padding: .75rem 1rem; margin: 1rem 0; }
  header { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; font-size: .875rem; color: #5d4a61; }
  h2 { font-size: 1.05rem; margin: .5rem 0 0; }
  p { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0 0; }
  a { color: #a01d55; }
  .channel { background: #efe7db; border-radius: 1rem; padding: 0 .6rem; }
  .to { font-weight: 600; color: #2b1a2f; }
`;

const channels = {
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  email: 'Correo',
  push: 'Aviso al celular',
} as const;

/** What would have been sent, newest first, as one page without scripts or other files. */
export function renderOutboxPage(messages: readonly KeptMessage[], styleNonce: string): string {
  const list = messages.map(renderMessage).join('');
  return `<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Mensajes que no salieron · Matiz</title><style nonce="${escapeHtml(styleNonce)}">${style}</style></head><body>
<main><h1>Bandeja de salida</h1>
<p>Aquí quedan los mensajes de texto, de WhatsApp y los correos mientras no haya quien los lleve. Los más nuevos van primero; <a href="/dev/outbox">actualiza la página</a> para ver los que lleguen.</p>
${list || '<p>Todavía no hay mensajes.</p>'}</main></body></html>`;
}

function renderMessage({ id, channel, recipient, subject, body, at }: KeptMessage): string {
  const mine = `/dev/outbox?to=${encodeURIComponent(recipient)}`;
  return `<article data-message="${id}" data-to="${escapeHtml(recipient)}">
<header><span class="channel">${channels[channel]}</span> <a class="to" href="${mine}">${escapeHtml(recipient)}</a>
<time datetime="${at.toISOString()}">${formatMoment(at)}</time></header>
${subject === null ? '' : `<h2>${escapeHtml(subject)}</h2>`}<p>${linkAddresses(body)}</p></article>`;
}

/** The addresses in a text become links; everything else stays text. */
function linkAddresses(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${safe}">${safe}</a>` : safe;
    })
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
