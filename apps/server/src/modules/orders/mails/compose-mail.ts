import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { type Seller, sellerLine } from '@matiz/domain/shop/seller-line.ts';
import { sayDue, whenOf } from './say-when.ts';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailContent {
  readonly subject: string;
  /** Sentences before what the mail is about. */
  readonly opening: readonly string[];
  /** The deliveries that it is about. */
  readonly deliveries: OrderDetail['deliveries'];
  /** Sentences after them. */
  readonly closing: readonly string[];
  /** Where the order can be seen. */
  readonly address: string;
}

const label = 'Ver mi pedido';
const cell = 'padding:4px 0;border-bottom:1px solid #eadfd7;vertical-align:top';

/** A mail about an order: as text, and as a page without pictures or anything of others. */
export function composeMail(content: MailContent, order: OrderDetail, seller: Seller): MailText {
  const sold = sellerLine(seller);
  const { subject, opening, deliveries, closing, address } = content;
  const of = order.deliveries.length;
  const text = [
    ...opening,
    ...deliveries.map((delivery) =>
      [
        whenOf(delivery, of),
        ...delivery.products.map((line) => `- ${textOf(line)}`),
        ...sayDue(delivery, order),
      ].join('\n'),
    ),
    ...closing,
    `${label}:\n${address}`,
    ['Matiz', sold].filter(Boolean).join('\n'),
  ].join('\n\n');
  const html = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fdfaf5;color:#2b1a2f;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:36rem;margin:0 auto;padding:24px">${paragraphs(opening)}
${deliveries.map((delivery) => tableOf(delivery, order)).join('')}${paragraphs(closing)}
<p style="margin:24px 0"><a href="${escapeHtml(address)}" style="display:inline-block;background:#a01d55;color:#fff;text-decoration:none;padding:12px 20px;border-radius:8px">${label}</a></p>
<p style="font-size:14px">Matiz${sold && `<br><span style="color:#6b5a68">${escapeHtml(sold)}</span>`}</p></div></body></html>`;
  return { subject, text, html };
}

type Line = OrderDetail['deliveries'][number]['products'][number];

function textOf({ quantity, total, ...line }: Line): string {
  return `${quantity} × ${nameOf(line)}: ${formatPesos(total)}`;
}

function nameOf({ name, versionName }: Pick<Line, 'name' | 'versionName'>): string {
  return versionName === null ? name : `${name} · ${versionName}`;
}

function tableOf(delivery: OrderDetail['deliveries'][number], order: OrderDetail): string {
  const of = order.deliveries.length;
  const rows = delivery.products.map(
    (line) => `<tr><td style="${cell};width:3em">${line.quantity} ×</td>
<td style="${cell}">${escapeHtml(nameOf(line))}</td>
<td style="${cell};text-align:right;white-space:nowrap">${escapeHtml(formatPesos(line.total))}</td></tr>`,
  );
  return `<h2 style="font-size:16px;margin:24px 0 4px">${escapeHtml(whenOf(delivery, of))}</h2>
<table role="presentation" style="width:100%;border-collapse:collapse;font-size:15px">${rows.join('')}</table>${paragraphs(sayDue(delivery, order))}`;
}

function paragraphs(sentences: readonly string[]): string {
  return sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
