import { BlockList, isIP } from 'node:net';

/** The names that Fastify knows beside addresses. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether TRUST_PROXY may say this: an address, a network as `10.0.0.0/8`, or a name. */
export function isProxyName(text: string): boolean {
  return text in named || networkOf(text) !== null;
}

/** Those of the addresses that TRUST_PROXY does not name. */
export function unnamedOf(addresses: readonly string[], trustProxy: readonly string[]): string[] {
  const trusted = new BlockList();
  for (const text of trustProxy.flatMap((name) => named[name] ?? [name])) {
    const network = networkOf(text);
    if (network) trusted.addSubnet(network.address, network.prefix, network.family);
  }
  return addresses.filter((address) => !trusted.check(address, familyOf(address)));
}

interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

function networkOf(text: string): Network | null {
  const [address = '', size, ...rest] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const prefix = size === undefined ? most : Number(/^\d{1,3}$/.test(size) ? size : 'x');
  if (most === 0 || rest.length > 0 || !(prefix >= 1 && prefix <= most)) return null;
  return { address, prefix, family: familyOf(address) };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}
