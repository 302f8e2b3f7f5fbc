import { request } from 'node:https';
import { readPushEndpoint } from '@matiz/domain/push/push-endpoint.ts';
import webPush from 'web-push';
import { publicVapidKey } from '#lib/vapid-key.ts';
import { InnerAddressError, lookUpOuter } from './outer-address.ts';
import type { Push } from './push.ts';

const longestMs = 10_000;
/** A phone that was off for longer finds it on the page of what was told. */
const waitsSeconds = 24 * 60 * 60;
const goneFor = [404, 410];

export interface WebPushParts {
  readonly privateKey: string;
  readonly publicUrl: string;
  readonly send?: SendSealed;
}

interface Sealed {
  readonly endpoint: string;
  readonly headers: Record<string, string | number>;
  readonly body: Buffer;
}
export type SendSealed = (sealed: Sealed) => Promise<number>;

/** What the shop's worker reads of a note (`apps/web/src/worker/notes.ts`). */
function writePayload({ id, title, text, path }: Parameters<Push>[1]): string {
  return JSON.stringify({ id, title, text, path });
}

/** Tells browsers through their own push services, sealed and signed (RFC 8030, 8291, 8292). */
export function openWebPush({ privateKey, publicUrl, send = sendOut }: WebPushParts): Push {
  // Whom a push service turns to: an address of this machine would be refused.
  const subject = publicUrl.startsWith('https://') ? publicUrl : 'https://matiz.co';
  const vapidDetails = { subject, privateKey, publicKey: publicVapidKey(privateKey) };
  return async ({ token, browser }, note) => {
    const endpoint = readPushEndpoint(token);
    if (browser === null || endpoint === null) return 'gone';
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: browser },
      writePayload(note),
      { vapidDetails, TTL: waitsSeconds },
    );
    try {
      const status = await send({ endpoint, headers: { ...headers }, body });
      if (status >= 200 && status < 300) return 'sent';
      if (goneFor.includes(status)) return 'gone';
      throw new Error(`A push service did not take a note: ${status}`);
    } catch (error) {
      if (error instanceof InnerAddressError) return 'gone';
      throw error;
    }
  };
}

/** Answers the status alone: nothing else is read, and nobody is followed elsewhere. */
function sendOut({ endpoint, headers, body }: Sealed): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(longestMs);
    const sent = request(endpoint, { method: 'POST', headers, signal, lookup: lookUpOuter });
    sent.once('error', reject);
    sent.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.end(body);
  });
}
