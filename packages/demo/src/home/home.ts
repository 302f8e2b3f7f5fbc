import type { DemoCatalogue } from '../catalogue/types.ts';
import { daysAfter } from '../shop/clock.ts';
import type { DemoBanner, DemoHome } from './types.ts';

/** code, position, title, where it leads. Drawn by `pictures/banner.ts`. */
export const banners: readonly (readonly [
  code: string,
  position: DemoBanner['position'],
  title: string,
  appLink: string,
])[] = [
  ['carta', 'home', 'Tu carta de color, completa', '/home/categories/tintes/tintes'],
  ['frios', 'home', 'Rubios fríos, sin amarillo', '/products/custom-list/rubios-frios'],
  ['unas', 'home', '62 tonos que curan en un minuto', '/home/categories/unas/unas'],
  ['barberia', 'home', 'Turno largo, filo fino', '/home/categories/barberia/barberia'],
  ['preventa', 'home', 'Aparta hoy lo que llega pronto', '/products/custom-list/preventa'],
  ['bienvenida', 'welcome', '10 % en tu primer pedido', '/home/offers/full'],
  ['ofertas', 'offers', 'Feria del color', '/home/offers/full'],
];

/** What the home shows: banners, the promotional header, collections and search words. */
export function buildHome({ products }: DemoCatalogue, now: Date): DemoHome {
  const inCategory = (...codes: string[]) =>
    products.filter((p) => codes.includes(p.category)).map((p) => p.code);
  return {
    banners: banners.map(([code, position, title, appLink], order) => ({
      code,
      position,
      title,
      desktopPicture: `banner/${code}/desktop`,
      mobilePicture: `banner/${code}/mobile`,
      appLink,
      order,
    })),
    promotionalHeader: {
      title: 'Feria del color: hasta 14 % menos',
      timer: true,
      startsAt: daysAfter(now, -3),
      endsAt: daysAfter(now, 4),
      background: '#3b1631',
      appLink: '/home/offers/full',
    },
    announcement: {
      message:
        '<p><strong>Cada compra sube tu nivel.</strong> <a href="/plan-negocios-estrellas">Mira qué te da cada uno</a></p>',
      words: 'Cada compra sube tu nivel. Mira qué te da cada uno',
      color: 'blue',
    },
    customLists: [
      {
        urlName: 'rubios-frios',
        title: 'Rubios fríos',
        products: ['COB002', 'COB003', 'SOL003', 'VIR002', ...inCategory('champu-matizante')],
      },
      {
        urlName: 'preventa',
        title: 'Llega pronto',
        products: products.filter((p) => p.isPresale).map((p) => p.code),
      },
      {
        urlName: 'cubre-canas',
        title: 'Cobertura de canas',
        products: ['ALM001', 'VIR001', 'TON001', 'COB001', 'SEV005', 'SOL004', 'TON003'],
      },
      {
        urlName: 'novias',
        title: 'Temporada de novias',
        products: ['CMB011', 'CAR005', 'CAR015', 'BRU001', 'CAR001', 'UNA002', 'MIR009'],
      },
      {
        urlName: 'abre-tu-salon',
        title: 'Abre tu salón',
        products: ['SAL001', 'SAL005', 'VEN001', 'TIJ001', 'CMB014', 'TIJ027', 'TON001', 'OXA004'],
      },
    ],
    topSearches: [
      '7.43',
      'oxidante 20 vol',
      'decolorante',
      'keratina',
      'semipermanente',
      'matizante violeta',
      '6.66',
      'guantes de nitrilo',
      'champú sin sal',
      'top coat',
    ],
    synonyms: [
      [
        'oxidante',
        'oxigenada',
        'agua oxigenada',
        'peróxido',
        'revelador',
        'reveladora',
        'loción activadora',
        'activador',
        'oxígeno',
      ],
      ['tinte', 'tintura', 'coloración', 'color permanente'],
      ['decolorante', 'polvo azul', 'bleach', 'blondor', 'decoloración'],
      ['champú', 'shampoo', 'champu'],
      ['acondicionador', 'bálsamo', 'rinse'],
      ['mascarilla', 'tratamiento', 'baño de crema'],
      ['keratina', 'queratina', 'alisado', 'cepillado progresivo'],
      ['semipermanente', 'gel', 'gelish', 'esmalte en gel'],
      ['esmalte', 'pintauñas', 'barniz', 'laca de uñas'],
      ['removedor', 'quitaesmalte', 'acetona'],
      ['labial', 'pintalabios', 'lipstick'],
      ['pestañina', 'rímel', 'máscara de pestañas'],
      ['plancha', 'alisadora'],
      ['matizante', 'matizador', 'silver', 'toner'],
      ['laca', 'hairspray', 'fijador'],
      ['termoprotector', 'protector térmico', 'protector de calor'],
      ['máquina de corte', 'clipper', 'patillera', 'trimmer'],
    ],
  };
}
