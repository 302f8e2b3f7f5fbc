import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionRenewal, type DeviceStorage } from './renew-session.ts';
import type { Incoming, Outgoing } from './request.ts';
import type { TokenPair } from './token-store.ts';

const kept: Record<string, string> = {};
const device: DeviceStorage = {
  read: (key) => kept[key] ?? null,
  write(key, value) {
    if (value === null) delete kept[key];
    else kept[key] = value;
  },
};
const refused: Incoming = { status: 401, body: { code: 'NO_SESSION', message: '', requestId: '' } };
const pair = (name: string): Incoming => ({
  status: 200,
  body: { token: `${name}-token`, refreshToken: `${name}-refresh`, user: {} },
});
const onLost = vi.fn();

beforeEach(() => {
  for (const key of Object.keys(kept)) delete kept[key];
  onLost.mockClear();
});

function build(answers: Record<string, Incoming>, tokens: TokenPair | null = null) {
  const sent: string[] = [];
  const transport = async ({ method, path }: Outgoing) => {
    sent.push(`${method} ${path}`);
    await Promise.resolve();
    return answers[`${method} ${path}`] ?? refused;
  };
  const store = tokens && {
    read: () => tokens,
    write: (next: TokenPair | null) => Object.assign(tokens, next),
    readDevice: () => null,
    writeDevice: () => undefined,
  };
  return { sent, renew: createSessionRenewal({ transport, device, tokens: store, onLost }) };
}

it('asks once for all requests that failed together', async () => {
  const { sent, renew } = build({ 'GET /auth/refresh-token': pair('new') });
  const answers = await Promise.all([renew(1), renew(2), renew(3)]);
  expect(answers).toEqual([true, true, true]);
  expect(sent).toEqual(['GET /auth/refresh-token']);
});

it('lets a request that was sent before another tab’s renewal simply go again', async () => {
  const { sent, renew } = build({ 'GET /auth/refresh-token': pair('new') });
  kept['matiz:renewed-at'] = '1000';
  expect(await renew(999)).toBe(true);
  expect(sent).toEqual([]);
  await renew(1001);
  expect(sent).toHaveLength(1);
});

it('opens a visitor’s session when the refresh is refused, and says that the old one is gone', async () => {
  const tokens = { token: 'old', refreshToken: 'old' };
  const { sent, renew } = build({ 'POST /v3/auth/guest': pair('guest') }, tokens);
  expect(await renew(1)).toBe(true);
  expect(sent).toEqual(['GET /auth/refresh-token', 'POST /v3/auth/guest']);
  expect(tokens).toEqual({ token: 'guest-token', refreshToken: 'guest-refresh' });
  expect(onLost).toHaveBeenCalledOnce();
});

it('keeps the session when the server could not be asked', async () => {
  const busy: Incoming = { status: 503, body: { code: 'BUSY', message: '', requestId: '' } };
  const tokens = { token: 'old', refreshToken: 'old' };
  const { renew } = build({ 'GET /auth/refresh-token': busy }, tokens);
  await expect(renew(1)).rejects.toMatchObject({ code: 'BUSY' });
  expect(tokens.token).toBe('old');
  expect(onLost).not.toHaveBeenCalled();
});

describe('many tabs over one session', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** One lock for all tabs, in the order of asking, as Web Locks give it. */
  function stubLocks() {
    let last: Promise<unknown> = Promise.resolve();
    const locks = {
      request: (_name: string, task: () => Promise<unknown>) => {
        const turn = last.then(task, task);
        last = turn.catch(() => undefined);
        return turn;
      },
    };
    vi.stubGlobal('navigator', { locks });
  }

  it('rotate the refresh token once for all requests of all tabs that failed together', async () => {
    stubLocks();
    const tabs = Array.from({ length: 5 }, () => build({ 'GET /auth/refresh-token': pair('new') }));
    const sentAt = Date.now() - 1;
    const rounds = tabs.flatMap(({ renew }) => [renew(sentAt), renew(sentAt), renew(sentAt)]);
    expect(await Promise.all(rounds)).toEqual(rounds.map(() => true));
    expect(tabs.flatMap(({ sent }) => sent)).toEqual(['GET /auth/refresh-token']);
  });

  it('a tab whose turn comes after a failure asks for itself', async () => {
    stubLocks();
    const busy: Incoming = { status: 503, body: { code: 'BUSY', message: '', requestId: '' } };
    const first = build({ 'GET /auth/refresh-token': busy });
    const second = build({ 'GET /auth/refresh-token': pair('new') });
    const sentAt = Date.now() - 1;
    const answers = await Promise.allSettled([first.renew(sentAt), second.renew(sentAt)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(second.sent).toEqual(['GET /auth/refresh-token']);
  });

  it('the loss is told once: the other tabs find the visitor’s session that took its place', async () => {
    stubLocks();
    const tabs = [1, 2, 3].map(() => build({ 'POST /v3/auth/guest': pair('guest') }));
    const sentAt = Date.now() - 1;
    await Promise.all(tabs.map(({ renew }) => renew(sentAt)));
    expect(onLost).toHaveBeenCalledOnce();
    expect(tabs.flatMap(({ sent }) => sent)).toEqual([
      'GET /auth/refresh-token',
      'POST /v3/auth/guest',
    ]);
  });
});
