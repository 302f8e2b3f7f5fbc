import { loadNamedList, type NamedList, NamedListScreen } from '#features/catalogue/index.ts';
import type { ScreenArgs } from '#lib/screen.ts';

const named: NamedList = {
  list: 'offers',
  title: 'Ofertas',
  description: 'Productos profesionales con descuento para tu negocio de belleza.',
  sorts: ['bestsellers', 'new', 'name'],
};

export const loadScreenData = (args: ScreenArgs) => loadNamedList(named, args);

export function Component() {
  return <NamedListScreen named={named} />;
}
