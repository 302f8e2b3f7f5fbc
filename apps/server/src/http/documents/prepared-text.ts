import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that is the same for everybody, with what is sent of it. */
export interface PreparedText {
  readonly type: string;
  readonly etag: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
}
type Encoding = 'br' | 'gzip' | 'identity';

/** Compresses it once, on another thread: sending it costs no more than sending a file. */
export async function prepareText(type: string, text: string): Promise<PreparedText> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`;
  return { type, etag, bytes: { br, gzip: zipped, identity } };
}

/** Sends it, or nothing where the browser has it already; it asks again each time. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bytes }: PreparedText,
): FastifyReply {
  reply
    .header('cache-control', 'public, no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(bytes[encoding]);
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) => one.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
