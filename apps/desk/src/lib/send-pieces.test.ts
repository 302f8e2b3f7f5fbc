import { RequestError } from '@matiz/client/request-error.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendPieces } from './send-pieces.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const file = new File([new Uint8Array(250)], 'lista.csv');

/** A server that keeps what it is sent; `refuse` says what it answers instead, if anything. */
function createServer(refuse: (tries: number) => Error | null = () => null) {
  const sent: [at: number, bytes: number][] = [];
  let tries = 0;
  const send = async (at: number, piece: Uint8Array) => {
    tries += 1;
    const refusal = refuse(tries);
    if (refusal) throw refusal;
    sent.push([at, piece.length]);
    return at + piece.length;
  };
  return { sent, send, tries: () => tries };
}

async function run(server: ReturnType<typeof createServer>, from = 0) {
  const percents: number[] = [];
  const sending = sendPieces(file, {
    from,
    pieceBytes: 100,
    send: server.send,
    onProgress: (percent) => percents.push(percent),
  });
  const outcome = sending.then(
    () => 'sent',
    (error: Error) => error,
  );
  await vi.runAllTimersAsync();
  return { outcome: await outcome, percents };
}

describe('a file goes in pieces', () => {
  test.each([
    [
      'from its beginning',
      0,
      [
        [0, 100],
        [100, 100],
        [200, 50],
      ],
      [40, 80, 100],
    ],
    ['from where it stopped', 180, [[180, 70]], [100]],
    ['not at all where all of it is there', 250, [], []],
  ])('%s', async (_, from, pieces, percents) => {
    const server = createServer();
    expect(await run(server, from)).toEqual({ outcome: 'sent', percents });
    expect(server.sent).toEqual(pieces);
  });

  test('and goes on after a line that breaks', async () => {
    const server = createServer((tries) => (tries === 2 ? RequestError.offline(null) : null));
    expect((await run(server)).outcome).toBe('sent');
    expect(server.sent.map(([at]) => at)).toEqual([0, 100, 200]);
  });

  test('and gives up after six tries', async () => {
    const server = createServer(() => RequestError.offline(null));
    expect((await run(server)).outcome).toBeInstanceOf(RequestError);
    expect(server.tries()).toBe(6);
  });

  test('and is not tried again where it was refused', async () => {
    const server = createServer(() => new RequestError(413, 'FILE_TOO_LARGE', 'No.', null));
    expect((await run(server)).outcome).toBeInstanceOf(RequestError);
    expect(server.tries()).toBe(1);
  });
});
