import { RequestError } from '@matiz/client/request-error.ts';
import { useMemo } from 'react';
import { newId } from '#lib/new-id.ts';
import { useServices } from '#lib/services.ts';
import type { Storage } from '#platform/platform.ts';

/** A change that was sent and may have arrived though its answer was lost. */
export interface KeptMutation {
  /** The id for this change: that of the last press where nothing answered it, so that it counts once. */
  idOf(change: unknown): string;
  /** What came of it: an answer ends it, a refusal too. */
  end(error?: unknown): void;
}

/** Keeps in this tab the id of a change until it is answered: also over a reload, or a look at the cart. */
export function keptMutation(tab: Storage, name: string): KeptMutation {
  const key = `matiz:sent:${name}`;
  // Where the tab keeps nothing, as long as the page stands.
  let last: string | null = null;
  const keep = (text: string | null) => {
    last = text;
    tab.write(key, text);
  };
  return {
    idOf(change) {
      const of = JSON.stringify(change);
      const kept = readKept(tab.read(key) ?? last);
      if (kept?.of === of) return kept.id;
      const id = newId();
      keep(JSON.stringify({ id, of }));
      return id;
    },
    end(error) {
      if (error === undefined || isAnswer(error)) keep(null);
    },
  };
}

export function useKeptMutation(name: string): KeptMutation {
  const { tab } = useServices().platform;
  return useMemo(() => keptMutation(tab, name), [tab, name]);
}

/** Behind a fault of the server, or of what stands before it, the change may have been made. */
function isAnswer(error: unknown): boolean {
  return error instanceof RequestError && error.status >= 400 && error.status < 500;
}

function readKept(text: string | null): { id: string; of: string } | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('of' in kept))
      return null;
    const { id, of } = kept;
    return typeof id === 'string' && typeof of === 'string' ? { id, of } : null;
  } catch {
    return null;
  }
}
