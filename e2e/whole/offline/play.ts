import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { createBoundary } from './boundary.ts';
import { openFloor, type World } from './floor.ts';
import { Hand, type Send } from './hand.ts';
import { Ledger } from './ledger.ts';
import { press, readRefusals } from './press.ts';
import { type Act, personNames, phoneNames } from './schedule.ts';

export interface Played {
  /** What nothing that was pressed or happened explains. */
  readonly faults: readonly string[];
  readonly presses: number;
}

/** Lets a schedule happen on two phones and in the shop, until nothing waits any more. */
export async function playSchedule(world: World, acts: readonly Act[]): Promise<Played> {
  const { shop, wares, spoil = (send: Send) => send } = world;
  const floor = await openFloor(world);
  const ledger = new Ledger(floor.market);
  const send = spoil(createBoundary(shop.app, wares, ledger));
  const hands = new Map(phoneNames.map((name) => [name, new Hand(name, send, wares)]));
  for (const hand of hands.values()) await floor.enter(hand, 'ana');
  for (const act of acts) {
    clearToasts();
    await take(act);
    readRefusals(ledger.presses, wares);
  }
  for (const hand of hands.values()) await bringHome(hand);
  ledger.close();
  await floor.compareCarts(ledger);
  return { faults: ledger.faults, presses: ledger.presses.length };

  async function take(act: Act): Promise<void> {
    if (act.kind === 'price') return floor.setPrice(act.product, act.pesos);
    if (act.kind === 'stock') return floor.setUnits(act.good, act.units);
    const hand = hands.get(act.phone);
    if (!hand) return;
    if (act.kind === 'kill') return hand.killAfter(act.after);
    if (act.kind === 'line') return hand.turnLine(act.line);
    if (act.kind === 'full') hand.phone.isFull = act.isFull;
    else if (act.kind === 'add' || act.kind === 'set' || act.kind === 'remove') {
      const { kind, good } = act;
      const step = { kind, good, units: act.kind === 'remove' ? 0 : act.units };
      await press(ledger, wares, hand, step);
    } else await use(hand, act);
  }

  async function use(hand: Hand, act: Act): Promise<void> {
    await hand.page();
    if (act.kind === 'look') return hand.look();
    await hand.flush();
    if (act.kind === 'revoke') {
      await floor.endSession(hand, send);
      await hand.flush();
      hand.forget();
    }
    // Nobody leaves or enters without a line.
    if (act.kind !== 'enter' || hand.phone.line !== 'open') return;
    await floor.endSession(hand, send);
    hand.forget();
    await floor.enter(hand, act.person);
  }

  /** The line is back, there is room, and each who pressed something enters once more. */
  async function bringHome(hand: Hand): Promise<void> {
    const { phone } = hand;
    Object.assign(phone, { line: 'open', isFull: false });
    for (const person of personNames) {
      if (!ledger.presses.some((one) => one.person === person && one.phone === phone.name))
        continue;
      clearToasts();
      hand.forget();
      await floor.enter(hand, person);
      await hand.page();
      for (let tries = 0; tries < 2; tries += 1) await hand.flush();
      readRefusals(ledger.presses, wares);
    }
    hand.forget();
    ledger.expect(`${phone.name} waits`, await phone.openStore().list(), []);
  }
}
