import * as calls from '@matiz/contracts/staff/catalogue/pictures.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import { type AssignPicturesDeps, createPicturePlacing } from './assign-pictures.ts';
import { createPictureUploads, type PictureUploadDeps } from './picture-upload.service.ts';

export type PictureDesk = ReturnType<typeof createPictureDesk>;

/** Pictures as staff hand them over and put them where they belong. */
export function createPictureDesk(deps: PictureUploadDeps & AssignPicturesDeps) {
  return { uploads: createPictureUploads(deps), placing: createPicturePlacing(deps) };
}

export function pictureDeskRoutes(app: FastifyInstance, { uploads, placing }: PictureDesk): void {
  serve(app, calls.beginPicture, ({ body, ...asking }) => uploads.begin(body, asking));
  serve(app, calls.sendPicturePart, ({ query, body }) =>
    uploads.takePiece(query.id, Number(query.at), body),
  );
  serve(app, calls.matchPictures, async ({ body }) =>
    ok({ results: await placing.match(body.names) }),
  );
  serve(app, calls.assignPictures, ({ body, ...asking }) => placing.place(body.items, asking));
  serve(app, calls.undoPictures, ({ body, ...asking }) => placing.undo(body.batch, asking));
}
