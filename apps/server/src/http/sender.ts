import type { Sender } from '@matiz/domain/identity/limit.ts';
import type { FastifyRequest } from 'fastify';
import { addressGroupOf } from './limits/address-group.ts';
import type { Visitor } from './session/principal.ts';

/** What limits count of a request. */
export function senderOf({ sessionId }: Visitor, { ip }: FastifyRequest): Sender {
  return { sessionId, address: addressGroupOf(ip) };
}
