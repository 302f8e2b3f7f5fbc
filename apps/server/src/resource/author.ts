import type { auditSources } from '@matiz/contracts/staff/audit.ts';
import type { Principal } from '../http/session/principal.ts';

/** Who asks, as every change of staff needs it. */
export interface Asking {
  readonly principal: Principal;
  readonly requestId: string;
  readonly reason?: string | undefined;
  /** What one action changes in many rows shares an id. */
  readonly batchId?: string | undefined;
}

/** Who asks at the desk, as a history names them. */
export function authorOf(asking: Asking, at: Date): Author {
  const { principal, requestId, reason, batchId = null } = asking;
  const { userId, sessionId } = principal;
  const by = { at, userId, sessionId, requestId };
  return { ...by, via: 'desk', reason: reason || null, batchId };
}

/** Who changes something, through which door, and why: what a history shows (D-4, D-19). */
export interface Author {
  readonly at: Date;
  readonly userId: string;
  /** Null: nobody asked for it, or by the command line. */
  readonly sessionId: string | null;
  readonly requestId: string;
  readonly via: (typeof auditSources)[number];
  readonly reason: string | null;
  /** What one action changed in many rows shares an id. */
  readonly batchId: string | null;
}
