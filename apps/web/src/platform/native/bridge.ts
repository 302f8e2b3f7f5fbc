import type { EventOf, MethodOf, PluginName, TellingPlugin } from './plugins.ts';

/** Speaks to the native side by the two functions that it hands to every page of a shell. */
export interface Bridge {
  has(plugin: PluginName): boolean;
  /** Rejects as the plugin does. Answers are not believed: each is read before it is used. */
  ask<Name extends PluginName>(
    plugin: Name,
    method: MethodOf<Name>,
    options?: object,
  ): Promise<unknown>;
  /** The same where nobody waits for the answer, nor for a failure. */
  tell<Name extends PluginName>(plugin: Name, method: MethodOf<Name>, options?: object): void;
  hear<Name extends TellingPlugin>(
    plugin: Name,
    event: EventOf<Name>,
    onEvent: (data: unknown) => void,
  ): void;
}

interface NativeSide {
  readonly PluginHeaders?: readonly { readonly name: string }[];
  nativePromise(plugin: string, method: string, options: object): Promise<unknown>;
  nativeCallback(
    plugin: string,
    method: string,
    options: object,
    onEvent: (data: unknown) => void,
  ): unknown;
}

/** Null in a page that no native side opened, whatever it says of itself. */
export function openBridge(page: object): Bridge | null {
  const native = 'Capacitor' in page ? page.Capacitor : null;
  if (!isNativeSide(native)) return null;
  const bridge: Bridge = {
    has: (plugin) => native.PluginHeaders?.some(({ name }) => name === plugin) ?? false,
    async ask(plugin, method, options = {}) {
      return native.nativePromise(plugin, method, options);
    },
    tell(plugin, method, options) {
      bridge.ask(plugin, method, options).catch(() => undefined);
    },
    hear(plugin, eventName, onEvent) {
      if (bridge.has(plugin)) native.nativeCallback(plugin, 'addListener', { eventName }, onEvent);
    },
  };
  return bridge;
}

function isNativeSide(value: unknown): value is NativeSide {
  return (
    typeof value === 'object' &&
    value !== null &&
    'nativePromise' in value &&
    typeof value.nativePromise === 'function' &&
    'nativeCallback' in value &&
    typeof value.nativeCallback === 'function'
  );
}

/** A text of an answer, where it is one. */
export function readText(answer: unknown, key: string): string | null {
  if (typeof answer !== 'object' || answer === null || !(key in answer)) return null;
  const value = (answer as Record<string, unknown>)[key];
  return typeof value === 'string' && value !== '' ? value : null;
}
