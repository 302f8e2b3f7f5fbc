import type { Message } from '#adapters/messages/messages.ts';

interface MailContent {
  readonly subject: string;
  readonly lines: readonly string[];
  /** The one thing to do, if it is done by a link. */
  readonly action?: { readonly label: string; readonly address: string };
  readonly closing: string;
}

/** An e-mail as text, and as a page that says the same without pictures or other addresses. */
export function writeMail(
  to: string,
  { subject, lines, action, closing }: MailContent,
): Message & { readonly subject: string; readonly html: string } {
  const link = action ? [`${action.label}:\n${action.address}`] : [];
  const text = [...lines, ...link, closing, 'Matiz'].join('\n\n');
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const html = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fdfaf5;color:#2b1a2f;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:32rem;margin:0 auto;padding:24px">${paragraphs}
${action ? drawAction(action) : ''}<p style="font-size:14px">${escapeHtml(closing)}</p><p style="font-size:14px">Matiz</p></div></body></html>`;
  return { channel: 'email', to, subject, text, html };
}

function drawAction({ label, address }: NonNullable<MailContent['action']>): string {
  const href = escapeHtml(address);
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;background:#a01d55;color:#fff;text-decoration:none;padding:12px 20px;border-radius:8px">${escapeHtml(label)}</a></p>
<p style="font-size:14px">O copia esta dirección en tu navegador:<br>${href}</p>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
