import { readLegalTexts, readLegalVersions } from '@matiz/contracts/identity/legal-texts.ts';
import * as calls from '@matiz/contracts/staff/legal-texts.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import { serveResource } from '#resource/serve-resource.ts';
import type { LegalTexts } from './legal-texts.ts';

export function legalTextRoutes(app: FastifyInstance, texts: LegalTexts): void {
  serve(app, readLegalTexts, () => texts.inForce());
  serve(app, readLegalVersions, async () => ok({ result: await texts.versions() }));
  serveResource(
    app,
    {
      list: calls.listStaffLegalTexts,
      read: calls.readStaffLegalText,
      create: calls.createLegalText,
      change: calls.changeLegalText,
      remove: calls.removeLegalText,
      history: calls.listLegalTextHistory,
    },
    texts.desk,
  );
}
