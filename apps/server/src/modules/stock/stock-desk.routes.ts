import * as barcodes from '@matiz/contracts/staff/barcodes.ts';
import * as calls from '@matiz/contracts/staff/stock.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { StockDesk } from './stock-desk.ts';

export function stockDeskRoutes(app: FastifyInstance, desk: StockDesk): void {
  serve(app, calls.listStock, ({ query }) => desk.list(query));
  serve(app, calls.readStock, ({ query }) => desk.read(query.id));
  serve(app, calls.listStockMovements, ({ query }) => desk.movements(query));
  serve(app, calls.adjustStock, ({ body, principal, requestId }) =>
    desk.adjust({ ...body, principal, requestId }),
  );
  serve(app, calls.countStock, ({ body, principal, requestId }) =>
    desk.count({ ...body, principal, requestId }),
  );
  serve(app, calls.transferStock, ({ body, principal, requestId }) =>
    desk.transfer({ ...body, principal, requestId }),
  );
  serve(app, barcodes.readScannedStock, ({ query }) => desk.barcodes.scanned(query));
  serve(app, barcodes.addBarcode, ({ body, principal, requestId }) =>
    desk.barcodes.add({ ...body, principal, requestId }),
  );
  serve(app, barcodes.removeBarcode, ({ body, principal, requestId }) =>
    desk.barcodes.remove({ ...body, principal, requestId }),
  );
}
