import { pushChannels, usualPushChannel } from '@matiz/domain/push/push-channel.ts';
import { pushChannelsCopy as copy } from '#copy/app/push-channels.ts';
import type { Bridge } from './bridge.ts';

/** As Android counts: 4 shows itself over what is open, 3 rings. */
const importanceOf = { urgent: 4, usual: 3 };

/**
 * An Android shows a note in the group that the server names; one that the app has not made would
 * fall into Firebase's own, with a name that says nothing. Made again, it changes its words alone.
 */
export function makePushChannels(bridge: Bridge): void {
  if (!bridge.has('FirebaseMessaging')) return;
  for (const id of pushChannels) {
    const importance = id === usualPushChannel ? importanceOf.urgent : importanceOf.usual;
    bridge.tell('FirebaseMessaging', 'createChannel', { id, ...copy[id], importance });
  }
}
