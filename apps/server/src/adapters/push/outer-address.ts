import { lookup as lookUp } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(net, bits, 'ipv4');
}
/** Of IPv6 only what is routed on the internet, without the parts of it that stand for others. */
const outer6 = new BlockList();
outer6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inner.addSubnet(net, bits, 'ipv6');
}

/** Whether an IP address is one on the internet, and none of the networks behind it. */
export function isOuterAddress(address: string): boolean {
  if (!isIPv6(address)) return !inner.check(address, 'ipv4');
  return outer6.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}

export class InnerAddressError extends Error {
  override readonly name = 'InnerAddressError';
}

/**
 * Looks a name up for a connection, and fails where one of its addresses is an inner one: what was
 * looked at is what is connected to, so a name that changes in between gains nothing.
 */
export const lookUpOuter: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || first === undefined) {
      done(error ?? new Error(`${hostname} has no address`), '', 0);
    } else if (!addresses.every(({ address }) => isOuterAddress(address))) {
      done(new InnerAddressError(`${hostname} leads to an inner address`), '', 0);
    } else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
