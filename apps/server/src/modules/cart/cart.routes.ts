import { acceptLines, removeLines } from '@matiz/contracts/cart/cart-lines.ts';
import { addQuickOrder, checkQuickOrder } from '@matiz/contracts/cart/quick-order.ts';
import { confirmReorder, reviewReorder } from '@matiz/contracts/cart/reorder.ts';
import { listSavedLines, removeSavedLines, saveLines } from '@matiz/contracts/cart/saved-lines.ts';
import { prepareRoute, readRouteCatalogue } from '@matiz/contracts/cart/seller-route.ts';
import { repeatUsual } from '@matiz/contracts/cart/usual-basket.ts';
import * as calls from '@matiz/contracts/cart.ts';
import { addFavouritesToCart } from '@matiz/contracts/catalogue/favourite-lists.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { CartService } from './cart.service.ts';

/** §7 Cart service, without the order; then the calls of ours. */
export function cartRoutes(app: FastifyInstance, service: CartService): void {
  serve(app, calls.addItem, ({ principal, body }) => service.add(principal, body));
  serve(app, calls.listCart, ({ principal }) => service.list(principal));
  serve(app, acceptLines, ({ principal, body }) => service.acceptLines(principal, body));
  serve(app, removeLines, ({ principal, body }) => service.removeLines(principal, body));
  serve(app, calls.cleanCart, ({ principal, body, requestId }) =>
    service.clear(principal, body, requestId),
  );
  serve(app, calls.changeQuantity, ({ principal, body }) => service.change(principal, body));
  serve(app, calls.deleteItem, ({ principal, body }) => service.remove(principal, body));
  serve(app, confirmReorder, ({ principal, body }) => service.confirmReorder(principal, body));
  serve(app, reviewReorder, ({ principal, query }) => service.reviewReorder(principal, query));
  serve(app, repeatUsual, ({ principal, body }) => service.repeatUsual(principal, body));
  serve(app, addFavouritesToCart, ({ principal, body }) => service.addFavourites(principal, body));
  serve(app, checkQuickOrder, ({ principal, body }) => service.checkQuickOrder(principal, body));
  serve(app, listSavedLines, ({ principal }) => service.listSaved(principal));
  serve(app, saveLines, ({ principal, body }) => service.saveLines(principal, body));
  serve(app, removeSavedLines, ({ principal, body }) => service.removeSaved(principal, body));
  serve(app, addQuickOrder, ({ principal, body }) => service.addQuickOrder(principal, body));
  serve(app, prepareRoute, async ({ principal, body }) =>
    ok(await service.prepareRoute(principal, body)),
  );
  serve(app, readRouteCatalogue, ({ principal, query }) =>
    service.readRouteCatalogue(principal, query),
  );
}
