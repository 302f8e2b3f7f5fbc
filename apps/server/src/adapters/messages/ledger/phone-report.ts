import type { CarrierFault } from '../carrier-fault.ts';

/** What a carrier tells of a message that it took; told again, late and in any order. */
export interface PhoneReport {
  /** Ours. */
  readonly id: string;
  readonly state: 'sent' | 'delivered' | 'read' | 'failed';
  /** The carrier's own code; null: none. */
  readonly fault: string | null;
  readonly outcome: CarrierFault['outcome'] | null;
  /** ISO. */
  readonly at: string;
}
