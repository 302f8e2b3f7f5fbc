import { addItem, changeQuantity, cleanCart, deleteItem, listCart } from '@matiz/contracts/cart.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { CartService } from './cart.service.ts';

/** §7 Cart service, without the order. */
export function cartRoutes(app: FastifyInstance, service: CartService): void {
  serve(app, addItem, ({ principal, body }) => service.add(principal, body));
  serve(app, listCart, ({ principal }) => service.list(principal));
  serve(app, changeQuantity, ({ principal, body }) => service.change(principal, body));
  serve(app, deleteItem, ({ principal, body }) => service.remove(principal, body));
  serve(app, cleanCart, ({ principal, requestId }) => service.clear(principal, requestId));
}
