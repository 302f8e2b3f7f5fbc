import * as calls from '@matiz/contracts/catalogue.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { CatalogueService } from './catalogue.service.ts';

export function catalogueRoutes(app: FastifyInstance, service: CatalogueService): void {
  serve(app, calls.listProducts, ({ query, principal }) =>
    service.list(
      {
        categoryId: query.categoryId === undefined ? null : Number(query.categoryId),
        brandId: query.manufacturerId === undefined ? null : Number(query.manufacturerId),
        list: query.list ?? null,
        sort: query.sort,
        page: query.page,
        limit: query.limit,
      },
      principal,
    ),
  );

  serve(app, calls.listHome, async ({ principal }) =>
    ok({ result: await service.home(principal) }),
  );

  serve(app, calls.queryProduct, async ({ query, principal }) => {
    const product = await service.product(Number(query._id), principal);
    return product.ok ? ok({ result: product.value }) : product;
  });

  serve(app, calls.listMenu, async ({ principal }) =>
    ok({ result: await service.menu(principal) }),
  );
}
