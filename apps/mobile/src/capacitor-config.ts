import type { AppSettings } from './app-settings.ts';

/** What the shop is drawn on: what stands behind the page until it is drawn. */
export const background = '#faf6f0';

/** What Capacitor reads. The app carries the web build itself, never the shop's address (ADR 65). */
export function writeCapacitorConfig({ id, name }: AppSettings): object {
  return {
    appId: id,
    appName: name,
    webDir: 'www',
    backgroundColor: background,
    loggingBehavior: 'debug',
    // The origins that the server admits (APP_ORIGINS): https://localhost and capacitor://localhost.
    server: { hostname: 'localhost', androidScheme: 'https', iosScheme: 'capacitor' },
    android: { allowMixedContent: false, webContentsDebuggingEnabled: false },
    ios: { contentInset: 'never', limitsNavigationsToAppBoundDomains: false },
    plugins: {
      // The page goes to all edges and leaves its own room (`env(safe-area-inset-…)`); a WebView
      // before 140, which knows no such room, stands between the bars instead.
      SystemBars: {
        insetsHandling: 'native',
        initialViewportFitValueHint: 'cover',
        style: 'LIGHT',
      },
      // Only an iPhone reads this. On Android the bars' insets make room for the keyboard already:
      // `resizeOnFullScreen` would shrink the page a second time, and Capacitor warns of the pair.
      Keyboard: { resize: 'native' },
      // Taken away by the page as soon as it stands; where it cannot, after three seconds.
      SplashScreen: {
        launchAutoHide: true,
        launchShowDuration: 3000,
        launchFadeOutDuration: 150,
        backgroundColor: background,
        showSpinner: false,
      },
      FirebaseMessaging: { presentationOptions: ['alert', 'badge', 'sound'] },
      Badge: { persist: true, autoClear: false },
    },
  };
}
