import { CartModel, type Market, type Step } from './cart-model.ts';

/** Who did it and on which phone: what waits there is sent for nobody else. */
export interface Owner {
  readonly phone: string;
  readonly person: string;
}

/** What a person pressed, and what became of it. */
export interface Press extends Owner {
  readonly step: Step;
  /** What a unit cost on the screen. */
  readonly shownPrice: number;
  /**
   * `open`: under way, or waiting on the phone; `told`: the person read at once that it failed;
   * `cut`: the page was gone before it answered.
   */
  state: 'open' | 'done' | 'refused' | 'told' | 'cut';
  mutationId?: string;
  /** Why the shop refused it, and whether the person has read so. */
  sentence?: string;
  isTold?: boolean;
}

export interface Arrival extends Owner {
  readonly step: Step;
  readonly mutationId: string | undefined;
  readonly isDone: boolean;
  readonly sentence: string;
}

/**
 * Holds what arrives against what was pressed: each press once, in its order, for its person. What
 * cannot be explained by that is a fault.
 */
export class Ledger {
  readonly presses: Press[] = [];
  readonly faults: string[] = [];
  readonly #carts = new Map<string, CartModel>();
  readonly #market: Market;

  constructor(market: Market) {
    this.#market = market;
  }

  cartOf(person: string): CartModel {
    const cart = this.#carts.get(person) ?? new CartModel();
    this.#carts.set(person, cart);
    return cart;
  }

  press(owner: Owner, step: Step, shownPrice: number): Press {
    const press: Press = { ...owner, step, shownPrice, state: 'open' };
    this.presses.push(press);
    return press;
  }

  expect(what: string, found: unknown, expected: unknown): void {
    const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
    if (is !== should) this.#fail(`${what}: ${is} instead of ${should}`);
  }

  hear(arrival: Arrival): void {
    const { mutationId, isDone, step } = arrival;
    const about = `${arrival.phone} ${arrival.person} ${JSON.stringify(step)}`;
    const known = this.presses.find((one) => one.mutationId === mutationId);
    if (mutationId === undefined) this.#fail(`${about}: names no mutation`);
    else if (known?.state === 'done') {
      if (!isDone) this.#fail(`${about}: repeated, and refused`);
    } else {
      const press = known ?? this.presses.find((one) => isOf(one, arrival));
      if (!press) this.#fail(`${about}: arrived, and nobody pressed for it`);
      else this.#settle(press, arrival, about);
    }
  }

  /** What was refused before is decided again, as the shop does. */
  #settle(
    press: Press,
    { mutationId = '', isDone, sentence, person }: Arrival,
    about: string,
  ): void {
    const isLate = this.#laterThan(press).some((one) => one.mutationId !== undefined);
    if (press.mutationId === undefined && isLate) {
      this.#fail(`${about}: arrived after what was pressed later`);
    }
    Object.assign(press, { mutationId, sentence, isTold: false });
    press.state = isDone ? 'done' : 'refused';
    const isTaken = this.cartOf(person).take(press.step, press.shownPrice, this.#market);
    if (isTaken !== isDone) this.#fail(`${about}: ${isDone ? 'done' : sentence}`);
  }

  /** What the end has to explain: nothing waits any more, and everybody has looked. */
  close(): void {
    for (const press of this.presses) {
      const isReplaced =
        press.step.kind === 'set' && this.#laterThan(press).some(({ step }) => step.kind === 'set');
      const about = `${press.phone} ${press.person} ${JSON.stringify(press.step)}`;
      if (press.state === 'open' && !isReplaced) this.#fail(`${about}: lost`);
      if (press.state === 'refused' && !press.isTold) this.#fail(`${about}: refused in silence`);
    }
  }

  /** Of the same line, on the same phone, by the same person. */
  #laterThan(press: Press): Press[] {
    return this.presses
      .slice(this.presses.indexOf(press) + 1)
      .filter((one) => isSameOwner(one, press) && one.step.good === press.step.good);
  }

  #fail(fault: string): void {
    this.faults.push(fault);
  }
}

/** Whether it may be this press that arrives, for the first time. */
function isOf(press: Press, { step, ...owner }: Arrival): boolean {
  const isAwaited = press.state === 'open' || press.state === 'cut';
  const { kind, good, units } = press.step;
  const isSame = kind === step.kind && good === step.good && units === step.units;
  return isAwaited && press.mutationId === undefined && isSame && isSameOwner(press, owner);
}

function isSameOwner(one: Owner, other: Owner): boolean {
  return one.phone === other.phone && one.person === other.person;
}
