/** A process with Fastify and nothing else: answers what it is given, as fast as the machine can. */
import fastify from 'fastify';

/** What it answers: a text as JSON, or the bytes of a page in base64 with their headers. */
export type BareReply =
  | string
  | { readonly base64: string; readonly headers: Readonly<Record<string, string>> };

process.once('message', async (reply: BareReply) => {
  const isText = typeof reply === 'string';
  const headers = isText ? { 'content-type': 'application/json' } : reply.headers;
  const body = isText ? reply : Buffer.from(reply.base64, 'base64');
  const app = fastify();
  app.get('/', (_request, answer) => answer.headers(headers).send(body));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});
