import { get } from 'node:https';
import { expect, it } from 'vitest';
import { isOuterAddress, lookUpOuter } from './outer-address.ts';

it.each([
  ['142.250.78.10', true],
  ['2607:f8b0:4005:80a::200a', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:142.250.78.10', false],
  ['64:ff9b::a00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
])('%s is an address on the internet: %s', (address, isOuter) => {
  expect(isOuterAddress(address)).toBe(isOuter);
});

it('a connection to a name that leads to an inner address fails before it begins', async () => {
  const failed = await new Promise((resolve) => {
    get({ hostname: 'localhost', port: 443, lookup: lookUpOuter }).once('error', resolve);
  });
  expect(failed).toMatchObject({ name: 'InnerAddressError' });
});
