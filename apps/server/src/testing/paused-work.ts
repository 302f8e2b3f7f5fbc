import { setImmediate as turn } from 'node:timers/promises';

/** Work that is held until the test lets it go on, by name, in the order in which it began. */
export function pauseWork() {
  const begun: string[] = [];
  let held: (() => void)[] = [];
  let isOpen = false;
  return {
    begun,
    hold(name: string): Promise<void> {
      begun.push(name);
      return isOpen ? Promise.resolve() : new Promise((resolve) => held.push(resolve));
    },
    /** Lets the oldest go, and whatever follows it begin. */
    async releaseOne(): Promise<void> {
      held.shift()?.();
      for (let turns = 0; turns < 10; turns += 1) await turn();
    },
    releaseAll(): void {
      isOpen = true;
      for (const release of held) release();
      held = [];
    },
  };
}
