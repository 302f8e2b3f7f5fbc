// @vitest-environment jsdom
import { pushChannels } from '@matiz/domain/push/push-channel.ts';
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

  const came = { title: 'Tu pedido va en camino', data: { path: '/home/cart', id: 'note-1' } };

  it('shows a note that comes to an open app on an Android, with a way to what it is about', async () => {
    const { native, show, goTo, read, tellCustomer } = await follow(fakeNative(granted));
    native.tell('FirebaseMessaging.notificationReceived', { notification: came });
    expect(show, 'to nobody').not.toHaveBeenCalled();
    tellCustomer('ana');
    native.tell('FirebaseMessaging.notificationReceived', { notification: came });
    const [text, open] = show.mock.calls[0] ?? [];
    expect(text).toBe(came.title);
    open?.();
    expect([goTo.mock.calls, read.mock.calls]).toEqual([[['/home/cart']], [['note-1']]]);
    const foreign = { ...came, data: { path: 'https://malo.example', id: 'note-2' } };
    native.tell('FirebaseMessaging.notificationReceived', { notification: foreign });
    expect(show).toHaveBeenLastCalledWith(came.title, null);
  });

  it('leaves showing it to an iPhone, and asks for the list again', async () => {
    const { native, show, tellCustomer } = await follow(fakeNative(granted), { name: 'ios' });
    tellCustomer('ana');
    native.tell('FirebaseMessaging.notificationReceived', { notification: came });
    expect(show).toHaveBeenCalledWith(null, expect.any(Function));
    expect(askedOf(native, 'FirebaseMessaging.createChannel')).toEqual([]);
  });

  it('makes an Android’s groups of notes at its start', async () => {
    const { native } = await follow();
    expect(askedOf(native, 'FirebaseMessaging.createChannel')).toMatchObject(
      pushChannels.map((id) => ({ id, name: expect.stringMatching(/^\p{Lu}/u) })),
    );
  });

  it('takes what was shown along when its person leaves', async () => {
    const { native, platform } = await follow();
    platform.forgetPerson();
    expect(askedOf(native, 'FirebaseMessaging.removeAllDeliveredNotifications')).toHaveLength(1);
  });
});
