/** A process with Fastify and nothing else: answers what it is given, as fast as the machine can. */
import fastify from 'fastify';

process.once('message', async (reply: string) => {
  const app = fastify();
  app.get('/', (_request, answer) => answer.header('content-type', 'application/json').send(reply));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.send?.(typeof address === 'object' ? address?.port : null);
});
