/** Presses and typed numbers within this time become one request. */
export const quantityWaitMs = 500;

export interface QueueParts<Line> {
  /** Tells the server; rejects when it refuses. */
  readonly send: (line: Line, quantity: number) => Promise<unknown>;
  /** The server refused and nothing newer was asked for: `confirmed` is what stands there. */
  readonly onRefused: (line: Line, confirmed: number, error: unknown) => void;
  /** The last change has been taken and nothing else waits. */
  readonly onIdle: () => void;
  /** Which lines are being sent just now. */
  readonly onSending?: (ids: ReadonlySet<string>) => void;
}

interface Entry<Line> {
  line: Line;
  confirmed: number;
  wanted: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** One request at a time for a line, so that the last wish is also the last to arrive. */
  sending: Promise<boolean>;
}

export interface QuantityQueue<Line> {
  /** The line shall go from what is shown to `to`; sent when the buyer pauses. */
  change(line: Line, from: number, to: number): void;
  /** The line is gone: whatever waits for it is dropped. */
  forget(lineId: string): void;
  /** Whether nothing waits and nothing is being sent. */
  isIdle(): boolean;
  /** Sends what waits now; says whether everything was taken. */
  flush(): Promise<boolean>;
}

/** Collects quantity changes and sends the last wish of each line, with the way back (§8). */
export function createQuantityQueue<Line extends { readonly lineId: string }>(
  parts: QueueParts<Line>,
): QuantityQueue<Line> {
  const entries = new Map<string, Entry<Line>>();
  const sendingIds = new Set<string>();

  function change(line: Line, from: number, to: number): void {
    const entry: Entry<Line> = entries.get(line.lineId) ?? {
      line,
      confirmed: from,
      wanted: to,
      timer: undefined,
      sending: Promise.resolve(true),
    };
    entries.set(line.lineId, entry);
    entry.wanted = to;
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => fire(entry), quantityWaitMs);
  }

  function fire(entry: Entry<Line>): Promise<boolean> {
    clearTimeout(entry.timer);
    entry.timer = undefined;
    entry.sending = entry.sending.then(() => deliver(entry));
    return entry.sending;
  }

  async function deliver(entry: Entry<Line>): Promise<boolean> {
    const { line } = entry;
    const { lineId } = line;
    const asked = entry.wanted;
    let isTaken = true;
    if (asked !== entry.confirmed && entries.get(lineId) === entry) {
      mark(lineId, true);
      try {
        await parts.send(line, asked);
        entry.confirmed = asked;
      } catch (error) {
        isTaken = false;
        if (isSettled(entry, asked)) parts.onRefused(line, entry.confirmed, error);
      }
      mark(lineId, false);
    }
    if (isSettled(entry, asked)) entries.delete(lineId);
    if (entries.size === 0) parts.onIdle();
    return isTaken;
  }

  /** Whether nothing newer was asked for while this was under way. */
  function isSettled(entry: Entry<Line>, asked: number): boolean {
    return (
      entries.get(entry.line.lineId) === entry &&
      entry.wanted === asked &&
      entry.timer === undefined
    );
  }

  function mark(lineId: string, isSending: boolean): void {
    if (isSending) sendingIds.add(lineId);
    else sendingIds.delete(lineId);
    parts.onSending?.(new Set(sendingIds));
  }

  return {
    change,
    forget(lineId) {
      clearTimeout(entries.get(lineId)?.timer);
      entries.delete(lineId);
    },
    isIdle: () => entries.size === 0,
    async flush() {
      const answers = await Promise.all(
        [...entries.values()].map((entry) => (entry.timer ? fire(entry) : entry.sending)),
      );
      return answers.every(Boolean);
    },
  };
}
