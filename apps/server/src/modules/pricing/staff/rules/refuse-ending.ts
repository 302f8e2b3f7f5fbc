import type { BodyOf } from '@matiz/contracts/define-call.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { BulkCall } from '@matiz/contracts/staff/bulk.ts';
import type { ListedRow } from '#resource/bulk-change.ts';

/** To end what has not begun, or was over long ago, would write another past: its form offers it neither. */
export function refuseEnding({ state }: ListedRow, { set }: BodyOf<BulkCall>['act']) {
  return set?.endsAt !== undefined && state !== 'running' ? say('ruleNotRunning') : null;
}
