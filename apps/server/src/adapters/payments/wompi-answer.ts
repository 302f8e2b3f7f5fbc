import { GatewayDown, GatewayRefusal } from './gateway.ts';
import { errorAnswer } from './wompi-schemas.ts';

const maxBytes = 1024 * 1024;

/** A refusal with the status that it came with. */
export class WompiRefusal extends GatewayRefusal {
  readonly status: number;

  constructor(status: number, message: string, messages: Record<string, readonly string[]>) {
    super(message, messages);
    this.status = status;
  }
}

/**
 * The JSON of an answer. Throws `WompiRefusal` for what Wompi does not accept, `GatewayDown` for
 * its own faults, for too much, and for what is no JSON. `what` names the call without its secrets.
 */
export async function readAnswer(response: Response, what: string): Promise<unknown> {
  const { status } = response;
  // 408 and 429 say that the same may be asked again later.
  if (status >= 500 || status === 408 || status === 429 || (status >= 300 && status < 400)) {
    // Not waited for: what it holds is of no use, and it may never end.
    response.body?.cancel().catch(() => {});
    throw new GatewayDown(`${what}: answered ${status}`);
  }
  const content = parseJson(await readText(response, what), what);
  if (status < 400) return content;
  throw refusalOf(status, content, what);
}

async function readText(response: Response, what: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  // Leaving the loop by a throw also closes the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new GatewayDown(`${what}: answered more than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Without its cause: that quotes what came.
    throw new GatewayDown(`${what}: answered no JSON`);
  }
}

function refusalOf(status: number, content: unknown, what: string): WompiRefusal {
  const read = errorAnswer.safeParse(content);
  const { type, reason, messages } = read.success ? read.data.error : {};
  const words = Object.entries(messages ?? {}).map(
    ([field, lines]) => [hide(field), lines.map(hide)] as const,
  );
  const all = reason ? [...words, ['reason', [hide(reason)]] as const] : words;
  return new WompiRefusal(
    status,
    `${what}: refused with ${status} ${hide(type ?? '')}`.trimEnd(),
    Object.fromEntries(all),
  );
}

/** A refusal may quote what was sent: neither keys nor documents and phones go on from here. */
export function hide(text: string): string {
  return text
    .replace(/\b(?:pub|prv|test|prod|tok)_\w+/g, '…')
    .replace(/\d{5,}/g, '…')
    .slice(0, 300);
}
