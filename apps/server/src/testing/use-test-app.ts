import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Ask, askAs, buildPaymentMethods } from './orders.ts';
import { createClock } from './ports.ts';
import { signIn } from './sign-in.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export interface UseTestAppOptions extends TestAppOptions {
  /** A shorter `ports: { clock }`. */
  readonly clock?: Clock;
  /** A new one for each test, where one must not see what another wrote; else one for all. */
  readonly each?: 'test';
  /** Whether it has a folder of its own, for pictures and uploads. */
  readonly hasFolder?: boolean;
}

/**
 * The application for the tests of a file, or of the group that asks for it. Hooks that stand after
 * it find it started, and end before it closes.
 */
export function useTestApp(options: UseTestAppOptions = {}): TestApp {
  return useApp(options, (own) => createTestApp(own));
}

/**
 * An application that one can buy at: as `useTestApp`, with places and payment methods. Its clock
 * stands on 20 November 2026, ten in the morning in Bogotá, unless it gets another.
 */
export function useShop(options: UseTestAppOptions = {}): TestApp {
  return useApp(options, async (own) => {
    const shop = await createTestApp({ ...own, ports: { clock: createClock(), ...own.ports } });
    await buildPaymentMethods(shop.sql);
    return shop;
  });
}

/** Calls in the name of staff, who sign in at the first of each test; it stands after the application. */
export function useStaff(shop: TestApp): Ask {
  let signedIn: Promise<Ask> | undefined;
  beforeEach(() => {
    signedIn = undefined;
  });
  return async (call, body, more) => {
    signedIn ??= signIn(shop, 'Staff').then((person) => askAs(shop, person));
    return (await signedIn)(call, body, more);
  };
}

function useApp(
  { clock, each, hasFolder = false, ...options }: UseTestAppOptions,
  start: (options: TestAppOptions) => Promise<TestApp>,
): TestApp {
  const [before, after] = each === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  let started: TestApp | undefined;
  let dataDir: string | undefined;
  before(async () => {
    if (hasFolder) dataDir = mkdtempSync(path.join(tmpdir(), 'matiz-test-'));
    started = await start({
      ...options,
      ports: { ...(clock ? { clock } : {}), ...options.ports },
      settings: { ...(dataDir === undefined ? {} : { dataDir }), ...options.settings },
    });
  });
  after(async () => {
    await started?.close();
    started = undefined;
    if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true });
  });
  const current = () => {
    if (!started) throw new Error('It starts in a hook: use it in a test, or in a hook after it.');
    return started;
  };
  return {
    get app() {
      return current().app;
    },
    get deps() {
      return current().deps;
    },
    get sql() {
      return current().sql;
    },
    get database() {
      return current().database;
    },
    close: () => current().close(),
  };
}
