import type { Incoming, Transport } from './request.ts';

/**
 * A change that is under way is not sent a second time: who asks for the same again gets the first
 * one's answer. Two presses within one turn are both handled before a button can be disabled.
 * Reads and pieces of files go through as they are.
 */
export function sendChangeOnce(transport: Transport): Transport {
  const underWay = new Map<string, Promise<Incoming>>();
  return (outgoing) => {
    if (outgoing.method === 'GET' || outgoing.bytes) return transport(outgoing);
    const change = `${outgoing.method} ${outgoing.path} ${outgoing.body ?? ''}`;
    const first = underWay.get(change);
    if (first) return first;
    const answer = transport(outgoing).finally(() => underWay.delete(change));
    underWay.set(change, answer);
    return answer;
  };
}
