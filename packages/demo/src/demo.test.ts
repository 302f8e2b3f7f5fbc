import { describe, expect, test } from 'vitest';
import { buildDemo } from './demo.ts';
import { listMunicipalities } from './divipola/divipola.ts';
import { nitCheckDigit } from './people/nit.ts';

const now = new Date('2026-11-20T15:00:00Z');
const demo = buildDemo({ now });
const { catalogue, shop, people, home } = demo;
const products = new Map(catalogue.products.map((p) => [p.code, p]));
const versions = new Map(
  catalogue.products.flatMap((p) => p.versions.map((v) => [v.code, p.code] as const)),
);
const cities = new Set(listMunicipalities().map((m) => m.code));
const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);

describe('references', () => {
  test('codes and slugs are unique', () => {
    for (const list of [catalogue.brands, catalogue.categories, catalogue.products]) {
      unique(list.map((x) => x.code));
      unique(list.map((x) => x.slug));
    }
    unique(catalogue.lines.map((l) => l.code));
    unique(catalogue.products.flatMap((p) => p.versions.map((v) => v.code)));
    unique(shop.zones.flatMap((z) => z.cityCodes));
    unique(people.orders.map((o) => o.code));
    unique(demo.pictures.pictures.map((p) => p.key));
  });

  test('products refer to what exists', () => {
    const brands = new Set(catalogue.brands.map((b) => b.code));
    const categories = new Set(catalogue.categories.map((c) => c.code));
    const lines = new Map(catalogue.lines.map((l) => [l.code, l.brand]));
    for (const p of catalogue.products) {
      expect(brands.has(p.brand)).toBe(true);
      expect(categories.has(p.category)).toBe(true);
      if (p.line) expect(lines.get(p.line)).toBe(p.brand);
      for (const part of p.parts) {
        expect(products.has(part.product)).toBe(true);
        if (part.version) expect(versions.get(part.version)).toBe(part.product);
      }
    }
    for (const c of catalogue.categories) if (c.parent) expect(categories.has(c.parent)).toBe(true);
  });

  test('stock, arrivals, deals, prices and lists refer to what exists', () => {
    for (const row of [...shop.stock, ...shop.arrivals]) {
      expect(versions.get(row.version)).toBe(row.product);
    }
    const priced = shop.priceLists.flatMap((l) => l.prices.map((p) => p.product));
    const off = shop.priceLists.flatMap((l) => l.percentOff.map((p) => p.category));
    const coupons = shop.coupons.flatMap((c) => (c.category ? [c.category] : []));
    for (const code of [
      ...priced,
      ...shop.deals.flatMap((d) => d.products),
      ...shop.programmedPrices.map((p) => p.product),
      ...home.customLists.flatMap((l) => l.products),
    ]) {
      expect(products.has(code), code).toBe(true);
    }
    const categories = new Set(catalogue.categories.map((c) => c.code));
    for (const code of [...off, ...coupons]) expect(categories.has(code), code).toBe(true);
  });

  test('places are in DIVIPOLA', () => {
    for (const code of [
      ...shop.warehouses.map((w) => w.cityCode),
      ...shop.zones.flatMap((z) => z.cityCodes),
      ...people.customers.flatMap((c) => [c.cityCode, ...c.addresses.map((a) => a.cityCode)]),
    ]) {
      expect(cities.has(code), code).toBe(true);
    }
  });

  test('people, orders and pictures refer to what exists', () => {
    const customers = new Map(people.customers.map((c) => [c.code, c]));
    const emails = new Set(people.users.map((u) => u.email));
    const methods = new Set(shop.paymentMethods.map((m) => m.code));
    for (const o of people.orders) {
      const addresses = customers.get(o.customer)?.addresses.map((a) => a.code);
      expect(addresses).toContain(o.address);
      expect(emails.has(o.placedBy)).toBe(true);
      expect(methods.has(o.paymentMethod)).toBe(true);
      for (const line of o.deliveries.flatMap((d) => d.lines)) {
        expect(versions.get(line.version)).toBe(line.product);
      }
    }
    for (const u of people.users) {
      for (const code of [u.customer, ...u.customers]) {
        if (code) expect(customers.has(code)).toBe(true);
      }
    }
    for (const c of people.customers) {
      for (const code of c.favourites) expect(products.has(code)).toBe(true);
      for (const tone of c.usualTones) expect(versions.get(tone.version)).toBe(tone.product);
    }
    const keys = new Set(demo.pictures.pictures.map((p) => p.key));
    for (const key of [
      ...catalogue.products.flatMap((p) => [p.picture, ...p.gallery]),
      ...catalogue.products.flatMap((p) => p.versions.flatMap((v) => v.picture ?? [])),
      ...catalogue.brands.map((b) => b.picture),
      ...catalogue.categories.map((c) => c.picture),
      ...home.banners.flatMap((b) => [b.desktopPicture, b.mobilePicture]),
    ]) {
      expect(keys.has(key), key).toBe(true);
    }
  });
});

describe('the catalogue', () => {
  test('has at least 12 brands and about 300 products', () => {
    expect(catalogue.brands.length).toBeGreaterThanOrEqual(12);
    expect(catalogue.products.length).toBeGreaterThanOrEqual(290);
    expect(catalogue.products.length).toBeLessThanOrEqual(350);
  });

  test('has at least eight tone lines of 40 to 90 tones, some over 60', () => {
    const charts = catalogue.products
      .filter((p) => p.versions.some((v) => v.tone?.level) && p.versions.every((v) => !v.volume))
      .map((p) => p.versions.length)
      .filter((size) => size >= 40 && size <= 90);
    expect(charts.length).toBeGreaterThanOrEqual(8);
    expect(charts.filter((size) => size > 60).length).toBeGreaterThanOrEqual(3);
  });

  test('no chart prints a tone twice, and every one knows its sellers and its news', () => {
    for (const p of catalogue.products) {
      unique(p.versions.map((v) => `${v.volume?.volume} ${v.tone?.number} ${v.tone?.name}`));
      if (p.versions.length >= 40) {
        expect(
          p.versions.some((v) => v.isTopSeller),
          p.code,
        ).toBe(true);
      }
    }
    expect(catalogue.products.some((p) => p.versions.some((v) => v.isNew))).toBe(true);
  });

  test('separators differ between brands', () => {
    const numbers = catalogue.products.flatMap((p) => p.versions.map((v) => v.tone?.number ?? ''));
    for (const separator of ['.', '/', '-', ',']) {
      expect(numbers.some((n) => n.includes(separator))).toBe(true);
    }
  });

  test('one product has volumes and tones, and oxidants have 10 to 40', () => {
    const both = catalogue.products.filter((p) => p.versions.every((v) => v.volume && v.tone));
    expect(both.length).toBeGreaterThanOrEqual(1);
    const oxidant = catalogue.products.filter(
      (p) => p.versions.map((v) => v.volume?.volume).join() === '10,20,30,40',
    );
    expect(oxidant.length).toBeGreaterThanOrEqual(10);
  });

  test('prices are those of a Colombian wholesaler', () => {
    const between = (category: string, low: number, high: number) => {
      const found = catalogue.products.filter((p) => p.category === category);
      expect(found.length).toBeGreaterThan(0);
      for (const p of found) {
        expect(p.basePrice.BOG, p.name).toBeGreaterThanOrEqual(low);
        expect(p.basePrice.BOG, p.name).toBeLessThanOrEqual(high);
      }
    };
    between('tinte-permanente', 9_500, 26_000);
    between('secadores', 30_000, 620_000);
    for (const p of catalogue.products) {
      for (const price of Object.values(p.basePrice)) expect(Number.isInteger(price)).toBe(true);
      expect(p.basePrice.MDE).toBeGreaterThanOrEqual(p.basePrice.BOG);
    }
    for (const p of shop.programmedPrices) {
      expect(p.price).toBeLessThan(products.get(p.product)?.basePrice.BOG ?? 0);
    }
    const endings = new Set(catalogue.products.map((p) => p.basePrice.BOG % 1000));
    expect(endings.size).toBeGreaterThanOrEqual(15);
  });

  test('a combo costs less than its parts', () => {
    const combos = catalogue.products.filter((p) => p.kind === 'combo');
    expect(combos.length).toBeGreaterThanOrEqual(10);
    for (const combo of combos) {
      const loose = combo.parts.reduce(
        (sum, part) => sum + (products.get(part.product)?.basePrice.BOG ?? 0) * part.quantity,
        0,
      );
      expect(combo.basePrice.BOG).toBeLessThan(loose);
    }
  });

  test('descriptions use only the tags that pages allow', () => {
    for (const p of catalogue.products) {
      const tags = p.description.match(/<\/?[a-z0-9]+/g) ?? [];
      for (const tag of tags) expect(tag).toMatch(/^<\/?(b|strong|em|p|ul|li)$/);
      expect(p.description.length).toBeGreaterThan(80);
      if (p.invimaCode) expect(p.invimaCode).toMatch(/^NSOC\d{5}-\d{2}CO$/);
    }
  });
});

describe('the shop', () => {
  test('stock is sometimes gone, sometimes low, and presale has arrivals to come', () => {
    const share = (test: (n: number) => boolean) =>
      shop.stock.filter((s) => test(s.available)).length / shop.stock.length;
    expect(share((n) => n === 0)).toBeGreaterThan(0.02);
    expect(share((n) => n === 0)).toBeLessThan(0.15);
    expect(share((n) => n > 0 && n <= 5)).toBeGreaterThan(0.04);
    for (const a of shop.arrivals) {
      expect(a.date > '2026-11-20').toBe(true);
      expect(new Date(`${a.date}T12:00:00Z`).getUTCDay()).not.toBe(0);
      expect(products.get(a.product)?.isPresale).toBe(true);
    }
    unique(shop.arrivals.map((a) => `${a.warehouse} ${a.version} ${a.date}`));
  });

  test('programmed prices of one product never overlap, nor do deals of one kind', () => {
    for (const a of shop.programmedPrices) {
      for (const b of shop.programmedPrices) {
        if (a.code >= b.code || a.product !== b.product) continue;
        expect(a.endsAt <= b.startsAt || b.endsAt <= a.startsAt).toBe(true);
      }
    }
    unique(shop.deals.flatMap((d) => d.products.map((p) => `${d.kind} ${p}`)));
  });

  test('covers about forty cities, each from a warehouse, some without cash on delivery', () => {
    expect(shop.zones.flatMap((z) => z.cityCodes).length).toBeGreaterThanOrEqual(40);
    expect(shop.zones.some((z) => !z.cashOnDelivery)).toBe(true);
  });

  test('payment methods show every logo of §2', () => {
    expect(new Set(shop.paymentMethods.flatMap((m) => m.logos)).size).toBe(14);
  });
});

describe('the people', () => {
  test('NITs carry their check digit (DIAN vectors)', () => {
    expect(
      ['800191045', '41261533', '890903938', '899999068', '860034313'].map(nitCheckDigit).join(''),
    ).toBe('12817');
    for (const c of people.customers) {
      expect(c.checkDigit).toBe(c.documentType === 'NIT' ? nitCheckDigit(c.document) : null);
      expect(c.phone).toMatch(/^3\d{9}$/);
      expect(c.addresses.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('each customer holds the tier that its deliveries of a year earn', () => {
    for (const c of people.customers) {
      const earned = people.loyalty
        .filter((e) => e.customer === c.code && now.getTime() - e.at.getTime() < 365 * 86_400_000)
        .reduce((sum, e) => sum + e.amount, 0);
      const tier = shop.tiers.filter((t) => earned >= t.threshold).at(-1);
      expect(tier?.code, `${c.code} ${earned}`).toBe(c.tier);
    }
  });

  test('there is a buyer of every tier, a seller with a customer outside coverage, and staff', () => {
    const approved = people.customers.filter((c) => c.status === 'approved');
    const tiers = people.users.flatMap(
      (u) => approved.find((c) => c.code === u.customer)?.tier ?? [],
    );
    expect(new Set(tiers)).toEqual(new Set(['bronce', 'plata', 'oro', 'diamante']));
    const seller = people.users.find((u) => u.role === 'Seller');
    expect(seller?.customers.length).toBeGreaterThanOrEqual(7);
    const covered = new Set(shop.zones.flatMap((z) => z.cityCodes));
    const outside = people.customers.filter((c) => !covered.has(c.cityCode));
    expect(outside.map((c) => c.code)).toEqual(['CLI-ISLABONITA']);
    expect(seller?.customers).toContain('CLI-ISLABONITA');
    expect(people.users.some((u) => u.role === 'Staff')).toBe(true);
  });

  test('one of the buyers supplies a brand of the catalogue, and says when it is there', () => {
    const suppliers = people.users.filter((u) => u.providerCode !== null);
    expect(suppliers.map((u) => u.role)).toEqual(['Admin customer']);
    for (const { providerCode, customer } of suppliers) {
      expect(catalogue.brands.map((brand) => brand.code)).toContain(providerCode);
      expect(people.customers.find((c) => c.code === customer)?.schedule).toMatch(/\d/);
    }
  });

  test('orders add up and lie in the last twelve months', () => {
    expect(people.orders.length).toBeGreaterThanOrEqual(36);
    for (const o of people.orders) {
      const lines = o.deliveries.flatMap((d) => d.lines);
      expect(lines.reduce((sum, l) => sum + l.unitPrice * l.quantity, 0)).toBe(o.subtotal);
      expect(o.total).toBe(o.subtotal + o.shipping);
      expect(o.placedAt < now).toBe(true);
      expect(now.getTime() - o.placedAt.getTime()).toBeLessThan(366 * 86_400_000);
    }
  });
});

test('two builds for the same moment are equal', () => {
  expect(buildDemo({ now })).toEqual(demo);
});
