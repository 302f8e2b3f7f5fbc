import type { DemoCatalogue } from './catalogue/types.ts';
import type { DemoHome } from './home/types.ts';
import type { DemoPeople } from './people/types.ts';
import type { DemoPictures } from './pictures/types.ts';
import type { DemoShop } from './shop/types.ts';

/**
 * The shapes of the demonstration (D-17). Everything is plain data and refers to everything else
 * by `code` (stable, readable, unique within its kind). Money is whole pesos, IVA included.
 * Instants are `Date`s and days are 'yyyy-mm-dd' in America/Bogota, both worked out from the
 * `now` that is handed to `buildDemo`.
 */
export interface Demo {
  catalogue: DemoCatalogue;
  shop: DemoShop;
  people: DemoPeople;
  home: DemoHome;
  pictures: DemoPictures;
}
