import { type PushChannel, pushChannels } from '@matiz/domain/push/push-channel.ts';
import { pushChannelsCopy as copy } from '#copy/app/push-channels.ts';
import type { Bridge } from './bridge.ts';

/** As Android counts: 4 shows itself over what is open, 3 rings, 2 is silent. */
const importanceOf: Readonly<Record<PushChannel, number>> = {
  pedidos: 4,
  avisos: 3,
  promociones: 2,
};

/**
 * An Android shows a note in the group that the server names; one that the app has not made would
 * fall into Firebase's own, with a name that says nothing. Made again, it changes its words alone.
 */
export function makeNoteGroups(bridge: Bridge): void {
  if (!bridge.has('FirebaseMessaging')) return;
  for (const id of pushChannels) {
    const importance = importanceOf[id];
    bridge.tell('FirebaseMessaging', 'createChannel', { id, ...copy[id], importance });
  }
}
