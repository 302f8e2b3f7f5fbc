/**
 * The parts of the native side that the shop speaks to, and what it asks of each. `apps/mobile` tests
 * that each of them is in the plugins that are installed, on both systems.
 */
export const nativePlugins = {
  App: ['getLaunchUrl', 'minimizeApp'],
  Badge: ['checkPermissions', 'set', 'clear'],
  Browser: ['open', 'close'],
  CapacitorBarcodeScanner: ['scanBarcode'],
  Device: ['getId'],
  Filesystem: ['writeFile'],
  FirebaseMessaging: [
    'checkPermissions',
    'requestPermissions',
    'getToken',
    'createChannel',
    'removeAllDeliveredNotifications',
  ],
  Haptics: ['impact'],
  Keyboard: [],
  Network: [],
  SecureStorage: ['internalGetItem', 'internalSetItem', 'internalRemoveItem'],
  Share: ['share'],
  SplashScreen: ['hide'],
} as const satisfies Record<string, readonly string[]>;

/** What it is told by them. */
export const nativeEvents = {
  App: ['backButton', 'appUrlOpen'],
  Browser: ['browserFinished'],
  FirebaseMessaging: ['tokenReceived', 'notificationReceived', 'notificationActionPerformed'],
  Keyboard: ['keyboardWillShow', 'keyboardDidShow', 'keyboardWillHide'],
  Network: ['networkStatusChange'],
} as const satisfies Record<string, readonly string[]>;

/**
 * `close` stands in iPhones alone: an Android's tab gives way to the app by itself. A badge needs
 * no leave there.
 */
export const iosOnly: readonly string[] = ['Browser.close', 'Badge.checkPermissions'];
/** An iPhone has no such button, and no groups of notes. */
export const androidOnly: readonly string[] = ['App.backButton', 'FirebaseMessaging.createChannel'];

export type PluginName = keyof typeof nativePlugins;
export type MethodOf<Name extends PluginName> = (typeof nativePlugins)[Name][number];
export type TellingPlugin = keyof typeof nativeEvents;
export type EventOf<Name extends TellingPlugin> = (typeof nativeEvents)[Name][number];
