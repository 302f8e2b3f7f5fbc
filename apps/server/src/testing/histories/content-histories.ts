import { type HistoryCases, type HistoryFixture, later, window } from './history-case.ts';

const rule = { by: 'rule', tag: null, loweredDays: null };
const [entries, others] = ['Ofertas', 'Marcas'].map((label) => [
  { label, link: '/home/offers/full', isShown: true, screen: 'all' },
  { label: 'Términos y condiciones', link: '/terms-conditions', isShown: true, screen: 'all' },
]);

/** For tests: what staff keep of what the shop shows. */
export const contentHistories = (made: HistoryFixture): HistoryCases => {
  const { one, two, brand, category, selection } = made;
  return {
    announcements: {
      first: {
        message: '<p>Hoy</p>',
        color: 'blue',
        isDismissable: true,
        isShown: true,
        ...window,
      },
      next: { message: '<p>Ya</p>', color: 'red', isDismissable: false, isShown: false, ...later },
    },
    banners: {
      first: { title: 'A', link: '/home/offers', platforms: ['web'], isShown: true, ...window },
      next: {
        title: 'B',
        link: '/home/',
        platforms: ['ios'],
        isShown: false,
        ...later,
        shownIn: 'welcome',
      },
      fixed: ['desktopImage', 'mobileImage', 'place'],
    },
    'onboarding-slides': {
      id: '1',
      first: { title: 'Sin agotados', text: 'Todo en preventa.' },
      next: { title: 'Nada agotado', text: 'Todo con su fecha.' },
    },
    'home-rows': {
      first: { selectionId: selection, isShown: true, ...window },
      next: { isShown: false, ...later },
      fixed: ['selectionId', 'place'],
    },
    menus: {
      id: '1',
      first: { header: null, shop: null, house: entries },
      next: { header: others, shop: entries, house: others },
    },
    promotions: {
      first: {
        title: 'A',
        link: '/home/offers',
        background: '#a01d55',
        hasTimer: true,
        tells: true,
        isShown: true,
        ...window,
      },
      next: {
        tells: false,
        title: 'B',
        link: null,
        background: '#101010',
        hasTimer: false,
        isShown: false,
        ...later,
      },
    },
    selections: {
      first: { title: 'A', content: { by: 'hand', codes: [two.code, one.code] } },
      next: { title: 'B', content: { ...rule, brandId: brand, categoryId: category } },
      fixed: ['urlName'],
    },
    curations: {
      first: { terms: ['bata'], pinned: [one.code], hidden: [two.code], isOn: true, ...window },
      next: {
        terms: ['capa', 'manto'],
        pinned: [two.code],
        hidden: [one.code],
        isOn: false,
        ...later,
      },
    },
    synonyms: {
      first: { terms: ['oxigenada', 'peróxido'], isOn: true },
      next: { terms: ['tinte', 'color'], isOn: false },
    },
    'legal-texts': {
      first: { kind: 'terms', inForceOn: '2026-12-01', body: '# Uno\nEso.' },
      next: { kind: 'data_treatment', inForceOn: '2026-12-02', body: '# Dos\nOtro.' },
    },
  };
};
