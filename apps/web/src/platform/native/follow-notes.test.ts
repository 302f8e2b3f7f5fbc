// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { fakeNative } from '#testing/fake-native.ts';
import { askedOf, setUpShell } from '#testing/fake-shell.ts';

const { follow } = setUpShell();

describe('being told on the phone', () => {
  const granted = {
    'FirebaseMessaging.checkPermissions': { receive: 'granted' },
    'FirebaseMessaging.getToken': { token: 'fcm-token-0123456789' },
    'Device.getId': { identifier: 'telefono-de-ana' },
  };
  const ana = { userId: 'ana', deviceId: 'telefono-de-ana', token: 'fcm-token-0123456789' };

  it('begins with a customer who let the system tell them, once', async () => {
    const { register, tellCustomer } = await follow(fakeNative(granted));
    tellCustomer(null);
    tellCustomer('ana');
    await vi.waitFor(() => expect(register).toHaveBeenCalledWith(ana));
    tellCustomer('ana');
    await new Promise((resolve) => setTimeout(resolve));
    expect(register).toHaveBeenCalledOnce();
  });

  it('follows a new token, and another person', async () => {
    const { native, register, tellCustomer } = await follow(fakeNative(granted));
    tellCustomer('ana');
    await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
    native.tell('FirebaseMessaging.tokenReceived', { token: 'fcm-token-9876543210' });
    await vi.waitFor(() =>
      expect(register).toHaveBeenLastCalledWith({ ...ana, token: 'fcm-token-9876543210' }),
    );
    tellCustomer('luz');
    await vi.waitFor(() => expect(register).toHaveBeenLastCalledWith({ ...ana, userId: 'luz' }));
  });

  it('never without leave, nor for nobody', async () => {
    const prompt = { ...granted, 'FirebaseMessaging.checkPermissions': { receive: 'prompt' } };
    const { native, platform, register, tellCustomer } = await follow(fakeNative(prompt));
    tellCustomer('ana');
    expect(await platform.phone?.push?.state()).toBe('prompt');
    expect(register).not.toHaveBeenCalled();
    const nobody = await follow(fakeNative(granted));
    nobody.native.tell('FirebaseMessaging.tokenReceived', { token: 'fcm-token-9876543210' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(nobody.register).not.toHaveBeenCalled();
    await platform.phone?.push?.ask();
    expect(askedOf(native, 'FirebaseMessaging.requestPermissions')).toHaveLength(1);
  });

  it.each([
    ['/home/profile/orders/history', true],
    ['https://malo.example/home', false],
    ['//malo.example', false],
    ['/desk', false],
    ['/home/no-such-page', false],
    [undefined, false],
  ])('a pressed note with %j opens it: %s', async (path, isOpened) => {
    const { native, goTo, read } = await follow();
    native.tell('FirebaseMessaging.notificationActionPerformed', {
      actionId: 'tap',
      notification: { data: { path, id: 'note-1' } },
    });
    native.tell('FirebaseMessaging.notificationActionPerformed', null);
    expect(goTo.mock.calls).toEqual(isOpened ? [[path]] : []);
    expect(read.mock.calls).toEqual(isOpened ? [['note-1']] : []);
  });
});
