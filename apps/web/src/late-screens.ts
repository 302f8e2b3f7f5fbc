import { loadPart } from './lib/parts/load-part.ts';
import type { ScreenModule } from './lib/screen.ts';
import type { LoadScreen } from './screens.ts';
import { screens } from './screens.ts?late';

/**
 * Fetches a screen and all that it imports at once, not one after the other. The list of the files
 * (see `listPreloads`) is longer than most screens, so it comes in this second copy of the table,
 * when the page stands; until then a screen is fetched without it.
 */
export const loadScreenAtOnce: LoadScreen = (name) =>
  loadPart<ScreenModule>(name, screens[name].load);
