import type { DeviceStorage } from '@matiz/client/renew-session.ts';

/** What survives the tab. Private windows and full disks refuse it; the desk works on without. */
export const deviceStorage: DeviceStorage = {
  read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Nothing depends on it.
    }
  },
};
