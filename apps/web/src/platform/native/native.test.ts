// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { fakeNative } from '#testing/fake-native.ts';
import { apiOrigin, askedOf, setUpShell } from '#testing/fake-shell.ts';
import { createTokenStore } from '../token-store.ts';

const pair = { token: 'acceso', refreshToken: 'renueva' };
const { start, reinstall, device } = setUpShell();

describe('the phone’s safe', () => {
  it('keeps the tokens over a restart, and nowhere else', async () => {
    const { native, platform } = await start();
    createTokenStore(platform)?.write(pair);
    expect(createTokenStore(platform)?.read()).toEqual(pair);
    await vi.waitFor(() => expect(native.safe.get('matiz:tokens')).toBe(JSON.stringify(pair)));
    expect(device().read('matiz:tokens')).toBeNull();
    const again = await start(native);
    expect(createTokenStore(again.platform)?.read()).toEqual(pair);
    expect(askedOf(native, 'SecureStorage.internalSetItem')[0]).toMatchObject({ access: 1 });
  });

  it('is emptied by a logout, and what an installation before left is nobody’s', async () => {
    const { native, platform } = await start();
    createTokenStore(platform)?.write(pair);
    createTokenStore(platform)?.write(null);
    const after = await start(native);
    expect(createTokenStore(after.platform)?.read()).toBeNull();
    native.safe.set('matiz:tokens', JSON.stringify(pair));
    reinstall();
    const fresh = await start(native);
    expect(createTokenStore(fresh.platform)?.read()).toBeNull();
    await vi.waitFor(() => expect(native.safe.size).toBe(0));
  });

  it('nobody is logged in where it fails, and the app starts', async () => {
    device().write('shell:installed', '1');
    const broken = fakeNative();
    broken.Capacitor.nativePromise = () => Promise.reject(new Error('osError'));
    const { platform } = await start(broken);
    expect(createTokenStore(platform)?.read()).toBeNull();
    createTokenStore(platform)?.write(pair);
    expect(createTokenStore(platform)?.read()).toEqual(pair);
  });

  it('a page without a native side stays the browser’s', async () => {
    const broken = fakeNative();
    Object.assign(broken, { Capacitor: { nativePromise: 'no' } });
    const { platform } = await start(broken);
    expect(platform.phone).toBeNull();
  });
});

describe('what the phone does', () => {
  it('reads a code, and answers nothing where the person went back', async () => {
    const code = { ScanResult: ' WEL-KO-7.1 ' };
    const { platform } = await start(fakeNative({ 'CapacitorBarcodeScanner.scanBarcode': code }));
    expect(await platform.phone?.scanCode?.()).toBe('WEL-KO-7.1');
    const gone = new Error('cancelled');
    const left = await start(fakeNative({ 'CapacitorBarcodeScanner.scanBarcode': gone }));
    expect(await left.platform.phone?.scanCode?.()).toBeNull();
  });

  it('gets a file with the session’s token, keeps it and offers it', async () => {
    const native = fakeNative({ 'Filesystem.writeFile': { uri: 'file:///cache/a.pdf' } });
    const { platform } = await start(native);
    createTokenStore(platform)?.write(pair);
    const get = vi.fn(async () => new Response(new Uint8Array([80, 68, 70])));
    vi.stubGlobal('fetch', get);
    const file = { path: '/order/pdf?orderCode=1', name: 'a.pdf', title: 'Pedido 1' };
    await platform.phone?.shareFile(file);
    expect(get).toHaveBeenCalledWith(
      `${apiOrigin}/api/order/pdf?orderCode=1`,
      expect.objectContaining({ credentials: 'omit', headers: { token: 'acceso' } }),
    );
    expect(askedOf(native, 'Filesystem.writeFile')).toMatchObject([
      { path: 'a.pdf', data: 'UERG', directory: 'CACHE' },
    ]);
    expect(askedOf(native, 'Share.share')).toMatchObject([{ files: ['file:///cache/a.pdf'] }]);
    get.mockResolvedValueOnce(new Response(null, { status: 404 }));
    await expect(platform.phone?.shareFile(file)).rejects.toThrow();
    vi.unstubAllGlobals();
  });

  it('closing the sheet for sharing is no failure', async () => {
    const { platform } = await start(fakeNative({ 'Share.share': new Error('canceled') }));
    await expect(platform.phone?.share({ title: 'a', url: 'https://a' })).resolves.toBeUndefined();
  });
});
