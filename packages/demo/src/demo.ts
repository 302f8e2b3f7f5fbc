import { buildCatalogue } from './catalogue/catalogue.ts';
import { buildHome } from './home/home.ts';
import { buildPeople } from './people/people.ts';
import { listPictures } from './pictures/pictures.ts';
import { buildShop } from './shop/shop.ts';
import type { Demo } from './types.ts';

/**
 * The whole demonstration (D-17) as plain data: the same for the same `now`, which is the moment
 * that all its dates are counted from. Passwords are `DEMO_PASSWORD` of `people/people.ts`.
 */
export function buildDemo({ now }: { now: Date }): Demo {
  const catalogue = buildCatalogue();
  const shop = buildShop(catalogue, now);
  return {
    catalogue,
    shop,
    people: buildPeople(catalogue, shop, now),
    home: buildHome(catalogue, now),
    pictures: { pictures: listPictures() },
  };
}
