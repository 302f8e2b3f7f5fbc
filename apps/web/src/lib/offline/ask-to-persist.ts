/**
 * Asks the browser not to throw away what waits on this device when its disk fills up. Asked where
 * something begins to wait; what it answers changes nothing.
 */
export function askToPersist(): void {
  const { storage } = navigator;
  // Absent on a page without a safe connection; an old browser has no such wish.
  void storage?.persist?.().catch(() => false);
}
