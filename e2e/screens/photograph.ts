import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { logInAs } from '../harness/desk.ts';
import { logIn } from '../harness/people.ts';
import { freeOrders } from '../harness/purchase.ts';
import { keepWelcomeAway } from '../harness/welcome.ts';
import { findGoods, type Goods } from './goods.ts';
import type { Shot, Size, Taken, Tour } from './tour.ts';

const patienceMs = 15_000;
const quietMs = 8_000;

export interface Studio {
  readonly browser: Browser;
  readonly address: string;
  /** Where the photographs are put. */
  readonly folder: string;
  /** Which of them are wanted, by name. */
  readonly isWanted: (shot: Shot, tour: Tour) => boolean;
  readonly say: (line: string) => void;
}

/** Walks a tour in a window of one size and photographs every stop that is wanted. */
export async function walkTour(tour: Tour, size: Size, studio: Studio): Promise<Taken[]> {
  const shots = tour.shots.filter((shot) => isTakenAt(size, shot, tour));
  const wanted = shots.filter((shot) => studio.isWanted(shot, tour));
  const last = wanted.at(-1);
  if (!last) return [];
  const isPhone = size.name === 'phone';
  const context = await studio.browser.newContext({
    baseURL: studio.address,
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: isPhone ? 2 : 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    reducedMotion: 'reduce',
  });
  await keepWelcomeAway(context);
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  try {
    const goods = await enter(page, tour);
    const taken: Taken[] = [];
    // Those that are not wanted are walked too: what follows may need them.
    for (const shot of shots.slice(0, shots.indexOf(last) + 1)) {
      const problem = await goTo(page, shot, goods);
      if (!wanted.includes(shot)) continue;
      const photograph = await take(page, shot, { tour, size, folder: studio.folder });
      taken.push({ ...photograph, problem });
      studio.say(`${problem ? '✗' : '✓'} ${photograph.file}${problem ? `: ${problem}` : ''}`);
    }
    return taken;
  } finally {
    await context.close();
  }
}

const isTakenAt = (size: Size, shot: Shot, { who }: Tour) =>
  who !== 'staff' || size.name === 'desktop' || shot.isOnPhone === true;

async function enter(page: Page, { who, isDevelopment }: Tour): Promise<Goods> {
  if (who === 'staff') {
    await page.goto('/desk');
    await logInAs(page, 'operaciones@demo.matiz.co');
    return nothing;
  }
  await page.goto('/login');
  if (who !== 'guest') {
    await logIn(page, who);
    // What the tour at another size left unpaid.
    await freeOrders(page);
  }
  if (isDevelopment) return nothing;
  // A seller sees the catalogue of the place that the session stands in; all that is wanted is there.
  return findGoods(page);
}

const nothing: Goods = {
  tones: '/',
  volume: '/',
  kit: '/',
  simple: '/',
  combo: '/',
  scarce: { number: '', stock: 0 },
  plenty: { code: '', stock: 0 },
  order: [],
};

/** Null when the stop was reached; else in one line why it was not. */
async function goTo(page: Page, shot: Shot, goods: Goods): Promise<string | null> {
  try {
    if (shot.path !== undefined) {
      await page.goto(typeof shot.path === 'string' ? shot.path : shot.path(goods));
      await settle(page);
    }
    await shot.act?.(page, goods);
    await settle(page);
    return null;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal
    return (text.split('\n')[0] ?? '').replace(/\u001b\[\d+m/g, '');
  }
}

async function take(
  page: Page,
  { name, full }: Shot,
  { tour, size, folder }: { tour: Tour; size: Size; folder: string },
): Promise<Omit<Taken, 'problem'>> {
  const stem = `${tour.who}-${name}-${size.name}`;
  const file = `${stem}.png`;
  await page.screenshot({ path: path.join(folder, file) });
  const whole = full ? `${stem}-full.png` : null;
  if (whole !== null) {
    await scrollThrough(page);
    await page.screenshot({ path: path.join(folder, whole), fullPage: true });
  }
  return { who: tour.who, name, size: size.name, file, full: whole };
}

/** Until nothing is on its way and every picture in sight is drawn, or for as long as that is likely. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: quietMs }).catch(() => null);
  await page.waitForFunction(isDrawn, undefined, { timeout: quietMs }).catch(() => null);
  await page.evaluate(() => document.fonts.ready.then(() => null));
}

function isDrawn(): boolean {
  const isMoving = document.getAnimations().some(({ playState, effect }) => {
    return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  });
  const isWaiting = document.querySelector('.skeleton, main [aria-busy="true"]') !== null;
  if (isMoving || isWaiting) return false;
  return [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isInSight =
      bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    return !isInSight || image.complete;
  });
}

/** Pictures further down load when one comes near them. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await settle(page);
}
