import { createHash } from 'node:crypto';
import { callsByWord } from '@matiz/contracts/calls.ts';
import type { Call } from '@matiz/contracts/define-call.ts';
import { errorKinds } from '@matiz/contracts/errors.ts';
import { messages } from '@matiz/contracts/messages.ts';
import { errorCodesOf, schemaOf } from './openapi.ts';
import { type SchemaRow, schemaRows } from './schema-rows.ts';

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #2b1a2f; background: #fdfaf5; margin: 0 auto; max-width: 60rem; padding: 1rem 1rem 4rem; }
  h2 { margin-top: 3rem; border-bottom: 2px solid #e7dfd3; text-transform: capitalize; }
  summary { cursor: pointer; padding: .6rem 0; }
  details { border-bottom: 1px solid #e7dfd3; }
  code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 700; color: #a01d55; }
  .access { background: #efe7db; border-radius: 1rem; padding: 0 .6rem; font-size: .85em; }
  table { border-collapse: collapse; width: 100%; margin: .5rem 0 1.5rem; }
  th, td { text-align: left; padding: .25rem .5rem; border-bottom: 1px solid #efe7db; vertical-align: top; }
`;

export interface ApiPage {
  readonly html: string;
  /** Its content security policy: nothing but its own style, which is known by its hash. */
  readonly policy: string;
}

/** Every call with its request, replies and errors, as one page without scripts or other files. */
export function renderApiPage(): ApiPage {
  const sections = [...callsByWord].map(
    ([word, calls]) => `<h2 id="${word}">${word}</h2>${calls.map(renderCall).join('')}`,
  );
  const links = [...callsByWord.keys()].map((word) => `<a href="#${word}">${word}</a>`);
  const hash = createHash('sha256').update(style).digest('base64');
  const html = `<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Las llamadas de Matiz</title>
<style>${style}</style></head><body>
<h1>Las llamadas de Matiz</h1>
<p>Todas están bajo <code>/api</code>. El dinero son pesos enteros con IVA incluido; null donde no se muestra.
El documento OpenAPI: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav>${links.join(' · ')}</nav>${sections.join('')}</body></html>`;
  return {
    html,
    policy: `default-src 'none';style-src 'sha256-${hash}';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
  };
}

function renderCall(call: Call): string {
  const replies = Object.entries(call.replies).map(([status, schema]) =>
    call.media === undefined
      ? renderTable(`Respuesta ${status}`, schemaRows(schemaOf(schema, 'output')))
      : `<h3>Respuesta ${status}</h3><p>${escapeHtml(call.media)}</p>`,
  );
  return `<details><summary><span class="method">${call.method}</span>
<code>${escapeHtml(call.path)}</code> <span class="access">${call.access}</span><br>${escapeHtml(call.summary)}</summary>
<p>${escapeHtml(call.spec)}</p>
${call.query ? renderTable('Consulta', schemaRows(schemaOf(call.query, 'input'))) : ''}
${call.body ? renderTable('Contenido', schemaRows(schemaOf(call.body, 'input'))) : ''}
${replies.join('')}${renderErrors(call)}</details>`;
}

function renderTable(title: string, rows: readonly SchemaRow[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(
    ({ path, type, isRequired }) =>
      `<tr><td><code>${escapeHtml(path)}</code></td><td><code>${escapeHtml(type)}</code></td><td>${isRequired ? 'sí' : 'no'}</td></tr>`,
  );
  return `<h3>${title}</h3><table><thead><tr><th>Campo</th><th>Tipo</th><th>Siempre</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

function renderErrors(call: Call): string {
  const lines = errorCodesOf(call).map((code) => {
    const { status, message } = errorKinds[code];
    return `<tr><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(messages[message])}</td></tr>`;
  });
  return `<h3>Errores</h3><table><tbody>${lines.join('')}</tbody></table>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
