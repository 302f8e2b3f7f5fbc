import * as calls from '@matiz/contracts/staff/arrivals.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { ArrivalsDesk } from './arrivals-desk.ts';

export function arrivalsDeskRoutes(app: FastifyInstance, desk: ArrivalsDesk): void {
  serve(app, calls.listArrivals, ({ query }) => desk.list(query));
  serve(app, calls.readArrival, ({ query }) => desk.read(query.id));
  serve(app, calls.previewArrivalMove, ({ query }) => desk.previewMove(query));
  serve(app, calls.makeArrival, ({ body, principal, requestId }) =>
    desk.make({ ...body, principal, requestId }),
  );
}
