import * as listCalls from '@matiz/contracts/catalogue/favourite-lists.ts';
import * as calls from '@matiz/contracts/catalogue/favourites.ts';
import { say } from '@matiz/contracts/messages.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { CatalogueService } from '../catalogue.service.ts';

/** §7 Products: what a person keeps, and the lists that they name. */
export function favouriteRoutes(app: FastifyInstance, service: CatalogueService): void {
  serve(app, calls.queryFavourites, ({ query: { page, limit, listId }, principal }) =>
    service.favourites({ page, limit, listId }, principal),
  );

  serve(app, calls.addFavourite, async ({ body: { productId, listId, note }, principal }) => {
    const favourite = { productId: Number(productId), listId, note };
    const added = await service.addFavourite(favourite, principal);
    if (!added.ok) return added;
    return ok({ message: say('favouriteAdded'), result: { productId, isFavourite: true } });
  });

  serve(app, calls.removeFavourite, async ({ body, principal }) => {
    const { productId, listId = null, everywhere = false } = body;
    const favourite = { productId: Number(productId), listId };
    const removed = await service.removeFavourite(favourite, everywhere, principal);
    const result = { productId, isFavourite: false };
    return ok({ message: say('favouriteRemoved'), result, removed: [...removed] });
  });

  serve(app, listCalls.listFavouriteLists, async ({ query: { productId }, principal }) => {
    const asked = productId === undefined ? null : Number(productId);
    return ok({ result: await service.favouriteLists(asked, principal) });
  });
  serve(app, listCalls.saveFavouriteList, ({ body, principal }) =>
    service.saveFavouriteList(body, principal),
  );
  serve(app, listCalls.removeFavouriteList, ({ query: { listId }, principal }) =>
    service.removeFavouriteList(listId, principal),
  );
}
