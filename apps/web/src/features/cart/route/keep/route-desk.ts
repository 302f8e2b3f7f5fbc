import type { Request } from '@matiz/client/request.ts';
import type { Difference, ExpectedLine } from '@matiz/domain/cart/route/draft-differences.ts';
import { type PricedDraft, priceDraft } from '@matiz/domain/cart/route/price-draft.ts';
import { type RouteState, routeMoment, routeState } from '@matiz/domain/cart/route/route-age.ts';
import type { Sellable } from '@matiz/domain/catalogue/sellable.ts';
import { type Goods, goodsFor, readGoods } from './goods.ts';
import { fetchRoute } from './prepare-route.ts';
import {
  draftPart,
  emptyDraft,
  isUnsent,
  type KeptLine,
  type KeptRoute,
  pagePart,
  type RouteDraft,
  type RouteProducts,
  routePart,
} from './route-parts.ts';
import { checkDraft, type SendParts, sendDraft } from './send-draft.ts';
import type { Vault } from './vault.ts';

export interface DeskParts {
  readonly vault: Vault;
  readonly request: Request;
  readonly now: () => number;
  readonly newId: () => string;
  /** That the browser keeps what is taken along. */
  readonly persist: () => void;
  /** One tab at a time does what bears this name. */
  readonly alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** How many customers have something that the shop does not have yet. */
  readonly tellUnsent: (count: number) => void;
}

/** What the screens show. */
export interface DeskView {
  readonly route: KeptRoute | null;
  readonly state: RouteState;
  readonly drafts: ReadonlyMap<string, RouteDraft>;
  /** By customer: what the shop said the last time that it was asked. */
  readonly checked: ReadonlyMap<string, readonly Difference[]>;
}

type Finder = ReturnType<typeof goodsFor>;

/** The seller's route as it lies on this device, and all that is done with it. */
export class RouteDesk {
  #view: DeskView = { route: null, state: 'fresh', drafts: new Map(), checked: new Map() };
  readonly #listeners = new Set<() => void>();
  readonly #goods = new Map<string, Promise<Goods>>();
  readonly #finders = new Map<string, Finder>();
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  readonly view = (): DeskView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async open(): Promise<void> {
    const { vault } = this.#parts;
    const names = await vault.names();
    const drafts = await Promise.all(
      names.filter((name) => name.startsWith('draft ')).map((name) => vault.read<RouteDraft>(name)),
    );
    const route = await vault.read<KeptRoute>(routePart);
    this.#goods.clear();
    this.#finders.clear();
    this.#show({
      route,
      drafts: new Map(drafts.flatMap((draft) => (draft ? [[draft.customerId, draft]] : []))),
    });
    this.look();
  }

  /** Looks what follows of the device's clock for the route. */
  look(): void {
    const state = this.#stateAt(this.#parts.now());
    if (state !== this.#view.state) this.#show({ state });
  }

  async prepare(customerIds: readonly string[], onProgress: (done: number) => void): Promise<void> {
    const { alone, vault, request, now, newId } = this.#parts;
    const parts = { vault, request, now, newId, onProgress };
    this.#parts.persist();
    await alone('matiz-route', () => fetchRoute(customerIds, parts));
    this.#show({ checked: new Map(), state: 'fresh' });
    await this.open();
  }

  /** The catalogue that a customer is served from, once it is in memory. */
  async load(customerId: string): Promise<Goods | null> {
    const { route } = this.#view;
    const customer = route?.customers.find((one) => one.customerId === customerId);
    if (!route || !customer?.warehouse) return null;
    const warehouse = customer.warehouse._id;
    const reading = this.#goods.get(warehouse) ?? this.#read(route, warehouse);
    this.#goods.set(warehouse, reading);
    const goods = await reading;
    if (!this.#finders.has(customerId)) {
      this.#finders.set(customerId, goodsFor(goods, customer, route.lists));
    }
    return goods;
  }

  /** A draft as the device works it out; of a customer whose catalogue is loaded. */
  price(customerId: string, lines: readonly KeptLine[]): PricedDraft {
    const find = this.#finders.get(customerId) ?? (() => undefined);
    return priceDraft(lines, find, this.#moment());
  }

  /** What can be bought, as it is for a customer whose catalogue is loaded. */
  find(customerId: string, versionId: number): Sellable | undefined {
    return this.#finders.get(customerId)?.(versionId);
  }

  /** Written down before it is shown: what is on the screen is on the device. */
  readonly change = (
    customerId: string,
    change: (draft: RouteDraft) => RouteDraft,
  ): Promise<RouteDraft> => {
    const { alone, vault } = this.#parts;
    return alone(`matiz-route ${customerId}`, async () => {
      const name = draftPart(customerId);
      const before = (await vault.read<RouteDraft>(name)) ?? this.#begin(customerId);
      const draft = change(before);
      if (draft !== before) await vault.write({ [name]: draft });
      const drafts = new Map(this.#view.drafts).set(customerId, draft);
      const checked = new Map(this.#view.checked);
      if (draft.lines !== before.lines) checked.delete(customerId);
      this.#show({ drafts, checked });
      return draft;
    });
  };

  /** Asks the shop about each draft, and writes nothing there. */
  async check(): Promise<void> {
    for (const draft of this.#unsent()) {
      await this.load(draft.customerId);
      const differences = await checkDraft(draft, this.#sending());
      const checked = new Map(this.#view.checked).set(draft.customerId, differences);
      this.#show({ checked });
    }
  }

  /** Sends each draft; answers whether all of them were answered. */
  async send(customerIds = this.#unsent().map((draft) => draft.customerId)): Promise<boolean> {
    return this.#parts.alone('matiz-route-send', async () => {
      let isAnswered = true;
      for (const customerId of customerIds) {
        await this.load(customerId);
        isAnswered = (await sendDraft(customerId, this.#sending())) && isAnswered;
      }
      return isAnswered;
    });
  }

  async forget(): Promise<void> {
    const { vault } = this.#parts;
    await vault.write({}, await vault.names());
    await this.open();
  }

  #begin(customerId: string): RouteDraft {
    const customer = this.#view.route?.customers.find((one) => one.customerId === customerId);
    return emptyDraft(customerId, customer?.businessName ?? '');
  }

  #sending(): SendParts {
    const { request, now, newId } = this.#parts;
    const expect = (customerId: string, lines: readonly KeptLine[]) =>
      this.#expected(customerId, lines);
    return { request, now, newId, change: this.change, expect };
  }

  /** What was told of each line; of what is not known any more, no price. */
  #expected(customerId: string, lines: readonly KeptLine[]): ExpectedLine[] {
    const priced = new Map(this.price(customerId, lines).lines.map((one) => [one.versionId, one]));
    return lines.map(({ versionId, code, name, quantity }) => {
      const { price = null, inPresale = 0, lastDate: date = null } = priced.get(versionId) ?? {};
      return { versionId, code, name, quantity, price, inPresale, date };
    });
  }

  async #read(route: KeptRoute, warehouse: string): Promise<Goods> {
    const { count = 0 } = route.pages[warehouse] ?? {};
    const names = Array.from({ length: count }, (_, page) => pagePart(route.id, warehouse, page));
    const pages = await Promise.all(
      names.map((name) => this.#parts.vault.read<RouteProducts>(name)),
    );
    return readGoods(pages.flatMap((page) => page ?? []));
  }

  #unsent(): RouteDraft[] {
    return [...this.#view.drafts.values()].filter(isUnsent);
  }

  #stateAt(now: number): RouteState {
    const { route } = this.#view;
    if (!route) return 'fresh';
    return routeState(route, now);
  }

  #moment(): Date {
    const { route } = this.#view;
    const now = this.#parts.now();
    if (!route) return new Date(now);
    return routeMoment({ at: new Date(route.at), fetchedAt: route.fetchedAt }, now);
  }

  #show(view: Partial<DeskView>): void {
    this.#view = { ...this.#view, ...view };
    this.#parts.tellUnsent(this.#unsent().length);
    for (const listener of this.#listeners) listener();
  }
}
