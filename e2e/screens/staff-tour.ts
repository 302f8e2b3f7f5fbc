import { deskRoutes } from '../../apps/desk/src/routes.ts';
import { openFirst, pathsOf } from '../harness/desk-pages.ts';
import type { Shot, Tour } from './tour.ts';

/** Screens of people who stand between shelves. */
const inTheWarehouse = /^\/(existencias|llegadas)/;

/** Every screen of the desk as its director finds it; the page of an object through its list. */
export const staffTour: Tour = {
  who: 'staff',
  shots: [
    { name: 'hoy', path: '/desk' },
    ...pathsOf(deskRoutes).map(({ list, object }): Shot => {
      const name = (object ?? list)
        .slice(1)
        .replaceAll('/', '-')
        .replace(/-?:\w+/, '-una');
      return {
        name,
        path: `/desk${list}`,
        full: true,
        ...(object === null ? {} : { act: (page) => openFirst(page, object) }),
        ...(inTheWarehouse.test(list) ? { isOnPhone: true } : {}),
      };
    }),
  ],
};
