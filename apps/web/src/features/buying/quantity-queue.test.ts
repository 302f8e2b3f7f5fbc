import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuantityQueue, quantityWaitMs } from './quantity-queue.ts';

const tone = { lineId: 'tone' };
const other = { lineId: 'other' };
const parts = {
  send: vi.fn<(line: { lineId: string }, quantity: number) => Promise<void>>(),
  onRefused: vi.fn(),
  onIdle: vi.fn(),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  parts.send.mockResolvedValue();
});
afterEach(() => void vi.useRealTimers());

const pause = (ms = quantityWaitMs) => vi.advanceTimersByTimeAsync(ms);

describe('a quantity is sent once the buyer pauses', () => {
  it('sends only the last of several presses', async () => {
    const queue = createQuantityQueue(parts);
    queue.change(tone, 1, 2);
    await pause(quantityWaitMs - 1);
    queue.change(tone, 2, 3);
    await pause(quantityWaitMs - 1);
    expect(parts.send).not.toHaveBeenCalled();
    await pause(1);
    expect(parts.send.mock.calls).toEqual([[tone, 3]]);
    expect(parts.onIdle).toHaveBeenCalledOnce();
  });

  it('keeps each line apart, and sends nothing for a line that is back where it was', async () => {
    const queue = createQuantityQueue(parts);
    queue.change(tone, 1, 2);
    queue.change(other, 5, 6);
    queue.change(tone, 2, 1);
    await pause();
    expect(parts.send.mock.calls).toEqual([[other, 6]]);
  });

  it('waits for the request before, so that the last wish arrives last', async () => {
    let release = () => {};
    parts.send.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
    const queue = createQuantityQueue(parts);
    queue.change(tone, 1, 2);
    await pause();
    queue.change(tone, 2, 3);
    await pause();
    expect(parts.send.mock.calls).toEqual([[tone, 2]]);
    release();
    await pause(0);
    expect(parts.send.mock.calls).toEqual([
      [tone, 2],
      [tone, 3],
    ]);
  });
});

describe('a refused quantity goes back to what the server has (§8)', () => {
  it('puts back what stood there before the first press', async () => {
    const refusal = new Error('no');
    parts.send.mockRejectedValueOnce(refusal);
    const queue = createQuantityQueue(parts);
    queue.change(tone, 4, 5);
    queue.change(tone, 5, 6);
    await pause();
    expect(parts.onRefused.mock.calls).toEqual([[tone, 4, refusal]]);
  });

  it('goes back to the last quantity that was taken, not to the first', async () => {
    const queue = createQuantityQueue(parts);
    queue.change(tone, 4, 5);
    await pause();
    parts.send.mockRejectedValueOnce(new Error('no'));
    queue.change(tone, 5, 9);
    await pause();
    expect(parts.onRefused.mock.calls[0]?.slice(0, 2)).toEqual([tone, 5]);
  });

  it('leaves a newer wish alone and asks for it', async () => {
    let refuse = (_: Error) => {};
    parts.send.mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)));
    const queue = createQuantityQueue(parts);
    queue.change(tone, 1, 90);
    await pause();
    queue.change(tone, 90, 3);
    refuse(new Error('too many'));
    await pause();
    expect(parts.onRefused).not.toHaveBeenCalled();
    expect(parts.send).toHaveBeenLastCalledWith(tone, 3);
  });
});

describe('before the purchase goes on', () => {
  it('flush sends at once and says whether everything was taken', async () => {
    const queue = createQuantityQueue(parts);
    queue.change(tone, 1, 2);
    expect(await queue.flush()).toBe(true);
    expect(parts.send).toHaveBeenCalledWith(tone, 2);
    parts.send.mockRejectedValueOnce(new Error('no'));
    queue.change(tone, 2, 3);
    expect(await queue.flush()).toBe(false);
  });

  it('a line that was removed is not asked for any more', async () => {
    const queue = createQuantityQueue(parts);
    queue.change(tone, 1, 2);
    queue.forget('tone');
    await pause();
    expect(await queue.flush()).toBe(true);
    expect(parts.send).not.toHaveBeenCalled();
  });
});
