import { formatCount } from '@matiz/domain/kernel/count-words.ts';
import { commonCopy } from '../everywhere.ts';

/** Words of the lists of products, of brands and of categories (D-15). */
export const listsCopy = {
  sortBy: 'Ordenar por',
  sorts: {
    listed: 'Recomendados',
    found: 'Lo más parecido',
    bestsellers: 'Más vendidos',
    new: 'Nuevos',
    name: 'A–Z',
    'price-asc': 'Menor precio',
    'price-desc': 'Mayor precio',
  },
  shownOf: (shown: number, total: number, isLeast = false) =>
    `Viste ${formatCount(shown)} de ${commonCopy.products(total, isLeast)}`,
  more: 'Ver más productos',
  previous: 'Ver los anteriores',
  products: 'Productos',
  customDescription: (title: string) =>
    `${title}: una selección de Matiz para tu negocio de belleza.`,
  emptyList: 'Por ahora no hay productos aquí',
  emptyListText: 'Vuelve pronto o mira lo más vendido.',
  categories: 'Categorías',
  brands: 'Marcas',
  brandsText: 'Las casas que trabajan los salones, cada una con su propia carta de color.',
  categoriesText: 'Todo lo que tu negocio repone, ordenado como lo buscas.',
  subcategories: 'Dentro de esta categoría',
  everythingOf: (name: string) => `Todo en ${name}`,
  categoryTitle: (name: string) => `${name} al por mayor`,
  categoryDescription: (name: string) =>
    `${name} para tu negocio de belleza: precios al por mayor y entrega en tu ciudad.`,
  brandTitle: (name: string) => `${name}: toda la marca al por mayor`,
} as const;
