import * as calls from '@matiz/contracts/staff/catalogue/imports.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { UploadService } from './upload.service.ts';

export function importRoutes(app: FastifyInstance, uploads: UploadService): void {
  serve(app, calls.listImports, ({ query }) => uploads.list(query));
  serve(app, calls.readImport, ({ query }) => uploads.read(query.id));
  serve(app, calls.beginImport, ({ body, ...asking }) => uploads.begin(body, asking));
  serve(app, calls.sendImportPart, ({ query, body }) =>
    uploads.takePiece(query.id, Number(query.at), body),
  );
  serve(app, calls.askImport, ({ body, ...asking }) => uploads.ask(body, asking));
  serve(app, calls.stopImport, ({ body }) => uploads.stop(body.id));
  serve(app, calls.readBadRows, ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="filas-malas.csv"');
    return uploads.badRows(query.id);
  });
}
