import {
  type Deal,
  type PriceList,
  type PriceRequest,
  type ProgrammedPrice,
  resolvePrice,
} from './resolve-price.ts';

export const now = new Date('2026-11-17T17:00:00Z');
export const yesterday = new Date('2026-11-16T17:00:00Z');
export const tomorrow = new Date('2026-11-18T17:00:00Z');
export const always = { startsAt: null, endsAt: null };
export const over = { startsAt: null, endsAt: now };
export const later = { startsAt: tomorrow, endsAt: null };

export const aList = (change: Partial<PriceList>): PriceList => ({
  id: 'list-1',
  name: 'Salones Cali',
  price: null,
  percent: null,
  priority: 1,
  ...always,
  ...change,
});

export const aProgrammed = (change: Partial<ProgrammedPrice>): ProgrammedPrice => ({
  id: 'prog-1',
  name: 'Semana del color',
  price: 8_000,
  ...always,
  ...change,
});

export const aDeal = (change: Partial<Deal>): Deal => ({
  id: 'deal-1',
  name: 'Lleva 12',
  kind: 'volume',
  breaks: [
    { minQuantity: 12, percent: 10 },
    { minQuantity: 48, percent: 15 },
  ],
  ...always,
  ...change,
});

export const resolvedPrice = (change: Partial<PriceRequest> = {}) =>
  resolvePrice({
    base: 10_000,
    list: [],
    programmed: [],
    deals: [],
    versionDiscount: null,
    quantity: 1,
    moment: now,
    ...change,
  });
