import type { FastifyInstance, FastifyRequest } from 'fastify';
import { describeLink } from './link.ts';
import { readLinkBody } from './link-body.ts';
import { badIdentity, invalidLink, noSuchLink } from './link-refusals.ts';
import { boldPrefix, type LocalBold } from './local-bold.ts';

/** The API of links, as far as we use it. */
export function linkRoutes(app: FastifyInstance, local: LocalBold): void {
  const { keys, clock, newId, store, publicUrl } = local;
  const requireIdentity = ({ headers }: FastifyRequest) => {
    if (headers.authorization !== `x-api-key ${keys.identity}`) throw badIdentity();
  };

  app.post('/v1/online/link/v1', async (request) => {
    requireIdentity(request);
    const now = clock();
    const ask = readLinkBody(request.body, now);
    const id = `LNK_${newId().replaceAll('-', '').slice(0, 12).toUpperCase()}`;
    const link = await store.add({
      ...ask,
      id,
      createdAt: now,
      outcome: null,
      resolvesAt: null,
      transactionId: null,
    });
    if (link === null) throw invalidLink([['reference', 'was used before']]);
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    const url = `${origin}${boldPrefix}/p/${link.id}`;
    return { payload: { payment_link: link.id, url }, errors: [] };
  });

  app.get('/v1/online/link/v1/payment_methods', async (request) => {
    requireIdentity(request);
    const taken = { min: 1_000, max: 5_000_000 };
    return { payload: { payment_methods: { CREDIT_CARD: taken, PSE: taken } }, errors: [] };
  });

  app.get<{ Params: { id: string } }>('/v1/online/link/v1/:id', async (request) => {
    requireIdentity(request);
    const link = await store.find(request.params.id);
    if (link === null) throw noSuchLink();
    return describeLink(link, clock());
  });
}
