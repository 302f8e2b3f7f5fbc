import type { Address } from '#db/pool.ts';
import type { ProcessPart } from './process-part.ts';

/** What a process is told by the one that started it. */
export type WorkerOrder =
  | {
      readonly kind: 'serve';
      readonly address: Address;
      readonly part: ProcessPart;
      readonly processes: number;
    }
  /** Brings the tables to the code that is on the disk now, and ends. */
  | { readonly kind: 'migrate'; readonly address: Address }
  | { readonly kind: 'stop' };

/** What the start says beside its address. */
export interface ServerNews {
  /** Whether it shows the demonstration, with its well-known accounts. */
  readonly isDemo: boolean;
  /** Makes the first director of a shop in which nobody works yet (D-19); null where someone does. */
  readonly firstInvitation: string | null;
  /** What is missing here, and what to do about it, in Spanish; a line each. */
  readonly advice: readonly string[];
}

/** What a process answers. */
export type WorkerAnswer =
  | { readonly kind: 'ready'; readonly news: ServerNews }
  | { readonly kind: 'problem'; readonly message: string };
