import * as brands from '@matiz/contracts/staff/catalogue/brands.ts';
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import * as categories from '@matiz/contracts/staff/catalogue/categories.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import { serveBulk } from '#resource/bulk-change.ts';
import { serveResource } from '#resource/serve-resource.ts';
import type { CatalogueDesk } from './catalogue-desk.ts';
import { productDeskRoutes } from './products/products.routes.ts';
import { selectionDeskRoutes } from './selections/selection-desk.ts';

export function catalogueDeskRoutes(app: FastifyInstance, desk: CatalogueDesk): void {
  serveResource(
    app,
    {
      list: brands.listBrands,
      read: brands.readBrand,
      create: brands.createBrand,
      change: brands.changeBrand,
      remove: brands.removeBrand,
      history: brands.listBrandHistory,
    },
    desk.brands,
  );
  serveBulk(app, brands.bulkBrands, desk.brands, { nameOf: ({ name }) => String(name) });
  productDeskRoutes(app, desk);
  selectionDeskRoutes(app, desk);
  serve(app, readCatalogueChoices, () => desk.choices());
  serveResource(
    app,
    {
      list: categories.listStaffCategories,
      read: categories.readCategory,
      create: categories.createCategory,
      change: categories.changeCategory,
      remove: categories.removeCategory,
      history: categories.listCategoryHistory,
    },
    desk.categories,
  );
  serve(app, categories.readCategoryTree, async () => ok({ results: await desk.readTree() }));
  serve(app, categories.addProposedCategories, ({ principal, requestId }) =>
    desk.proposal.add({ principal, requestId }),
  );
}
