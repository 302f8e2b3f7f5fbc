/** For tests: a native side that keeps what it is asked and tells what it is made to tell. */
export function fakeNative(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: [string, object][] = [];
  const safe = new Map<string, string>();
  const listeners = new Map<string, (data: unknown) => void>();
  const names = [
    'App',
    'Badge',
    'Browser',
    'CapacitorBarcodeScanner',
    'Device',
    'Filesystem',
    'FirebaseMessaging',
    'Haptics',
    'Keyboard',
    'Network',
    'SecureStorage',
    'Share',
    'SplashScreen',
  ];
  async function answer(name: string, options: Record<string, string>): Promise<unknown> {
    const key = options.prefixedKey ?? '';
    if (name === 'SecureStorage.internalGetItem') return { data: safe.get(key) ?? null };
    if (name === 'SecureStorage.internalRemoveItem') return { success: safe.delete(key) };
    if (name === 'SecureStorage.internalSetItem') return safe.set(key, options.data ?? '');
    const said = answers[name];
    if (said instanceof Error) throw said;
    return said;
  }
  return {
    asked,
    safe,
    /** Of a plugin and its event: `App.backButton`. */
    tell: (name: string, data: unknown = {}) => listeners.get(name)?.(data),
    Capacitor: {
      PluginHeaders: names.map((name) => ({ name })),
      nativePromise(plugin: string, method: string, options: Record<string, string>) {
        asked.push([`${plugin}.${method}`, options]);
        return answer(`${plugin}.${method}`, options);
      },
      nativeCallback(
        plugin: string,
        _method: string,
        { eventName }: { eventName: string },
        onEvent: (data: unknown) => void,
      ) {
        listeners.set(`${plugin}.${eventName}`, onEvent);
      },
    },
  };
}
