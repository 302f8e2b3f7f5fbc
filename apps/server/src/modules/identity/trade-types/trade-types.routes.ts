import * as types from '@matiz/contracts/staff/trade-types.ts';
import type { FastifyInstance } from 'fastify';
import type { ResourceService } from '#resource/resource.ts';
import { serveResource } from '#resource/serve-resource.ts';
import type { TradeTypeForm } from './trade-type.resource.ts';

export function tradeTypeRoutes(app: FastifyInstance, desk: ResourceService<TradeTypeForm>): void {
  serveResource(
    app,
    {
      list: types.listStaffTradeTypes,
      read: types.readTradeType,
      create: types.createTradeType,
      change: types.changeTradeType,
      remove: types.removeTradeType,
      history: types.listTradeTypeHistory,
    },
    desk,
  );
}
