import { readToasts, type Toast } from '@matiz/ui/overlays/toast-store.ts';
import { codeOf, type Wares } from './boundary.ts';
import { goods, type Step } from './cart-model.ts';
import type { Hand } from './hand.ts';
import type { Ledger, Press } from './ledger.ts';
import type { OfflinePage } from './page.ts';

/** Someone presses on what the screen shows; what it does not show cannot be pressed. */
export async function press(ledger: Ledger, wares: Wares, hand: Hand, step: Step): Promise<void> {
  const page = await hand.page();
  const { session } = hand;
  if (page === null || session === null) return;
  const { shownPrice, act } = findOnScreen(page, wares, step);
  if (shownPrice === null || act === null) return;
  const pressed = ledger.press(session, step, shownPrice);
  let isRejected = false;
  act().catch(() => {
    isRejected = true;
  });
  await hand.rest();
  const isSaid = readToasts().some((said) => said.tone === 'danger' && !isOfQueue(said));
  if (isRejected || isSaid) {
    pressed.isTold = true;
    if (pressed.state === 'open') pressed.state = 'told';
  } else if (pressed.state !== 'done' && hand.isCut()) pressed.state = 'cut';
}

/** What the thing costs on the screen, and what the press does; null where it is not to be had. */
function findOnScreen(page: OfflinePage, wares: Wares, { kind, good, units }: Step) {
  const ware = wares[goods[good].product];
  const product = { id: String(ware.id), code: ware.code };
  const versionCode = codeOf(good, wares);
  const line = page.findLine(product.code, versionCode);
  const detail = page.findProduct(product.id);
  const version = detail?.versions.find(({ code }) => code === (versionCode ?? product.code));
  const shownPrice = line?.price ?? version?.price ?? null;
  if (kind === 'add') return { shownPrice, act: () => page.add(product, versionCode, units) };
  if (!line || line.quantity === units) return { shownPrice, act: null };
  const act = async () => (kind === 'set' ? page.set(line, units) : page.remove(line));
  return { shownPrice, act };
}

/** What stands on the screen of what the shop refused later on. */
export function readRefusals(presses: readonly Press[], wares: Wares): void {
  const said = readToasts()
    .filter(isOfQueue)
    .map(({ title = '', message }) => `${title} ${message}`);
  for (const one of presses) {
    const { name } = wares[goods[one.step.good].product];
    const isSaid = said.some((text) => text.includes(one.sentence ?? '') && text.includes(name));
    if (one.state === 'refused' && isSaid) one.isTold = true;
  }
}

function isOfQueue({ title = '' }: Toast): boolean {
  return title.includes('sin conexión');
}
