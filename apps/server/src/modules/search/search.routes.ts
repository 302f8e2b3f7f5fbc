import { search } from '@matiz/contracts/search.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { SearchService } from './search.service.ts';

export function searchRoutes(app: FastifyInstance, service: SearchService): void {
  serve(app, search, async ({ query, principal }) => ok(await service.find(query, principal)));
}
