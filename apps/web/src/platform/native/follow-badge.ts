import type { Platform } from '../platform.ts';
import { type Bridge, readText } from './bridge.ts';
import { pushAsked } from './open-phone.ts';

interface BadgeParts {
  readonly bridge: Bridge;
  readonly platform: Pick<Platform, 'name'>;
  readonly page: Window;
  /** Tells of the cart's count, now and whenever it changes. */
  readonly onUnits: (tell: (units: number) => void) => void;
}

/**
 * The cart's count on the app's icon. On an iPhone it needs the leave of notes, and the plugin
 * would ask for it by itself, for the badge alone, when the first line comes into the cart: it is
 * set only where that leave was given, on the page that asks for it.
 */
export function followBadge({ bridge, platform, page, onUnits }: BadgeParts): void {
  let units = 0;
  async function show(): Promise<void> {
    if (platform.name === 'ios') {
      const said = await bridge.ask('Badge', 'checkPermissions').catch(() => null);
      if (readText(said, 'display') !== 'granted') return;
    }
    if (units > 0) bridge.tell('Badge', 'set', { count: units });
    else bridge.tell('Badge', 'clear');
  }
  onUnits((count) => {
    units = count;
    void show();
  });
  page.addEventListener(pushAsked, () => void show());
}
