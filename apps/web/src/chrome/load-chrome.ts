import type { Services } from '../lib/services.ts';

export async function loadChrome(_: Services): Promise<void> {}
