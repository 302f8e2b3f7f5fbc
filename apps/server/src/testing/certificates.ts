import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { isIP } from 'node:net';

/** A certificate with its private key, both as PEM. */
export interface TestCertificate {
  readonly certificate: string;
  readonly key: string;
}

/** An authority of its own, and what it signs. */
export interface TestAuthority {
  readonly certificate: string;
  /** For a server that is reached by these names or IPv4 addresses. */
  issue(names: readonly string[]): TestCertificate;
}

/** X.509 by hand (RFC 5280), elliptic P-256: no program and no library that only tests would need. */
export function createAuthority(): TestAuthority {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = `Autoridad de prueba ${Math.random()}`;
  const isAuthority = extension('551d13', sequence(boolean()), true);
  const certificate = build(name, keys.publicKey, [isAuthority]);

  /** Signed by this authority, for itself or for another. */
  function build(subject: string, publicKey: KeyObject, extensions: readonly Buffer[]): string {
    const algorithm = sequence(identifier('2a8648ce3d040302'));
    const [start, end] = [Date.now() - 3_600_000, Date.now() + 86_400_000].map(time);
    const serial = createHash('sha1').update(subject).digest().subarray(1, 9);
    const body = sequence(
      tagged(0xa0, tagged(0x02, Buffer.from([2]))),
      tagged(0x02, Buffer.concat([Buffer.from([1]), serial])),
      algorithm,
      nameOf(name),
      sequence(start ?? Buffer.alloc(0), end ?? Buffer.alloc(0)),
      nameOf(subject),
      publicKey.export({ type: 'spki', format: 'der' }),
      tagged(0xa3, sequence(...extensions)),
    );
    const signature = sign('sha256', body, keys.privateKey);
    return pem(sequence(body, algorithm, bits(signature)));
  }

  return {
    certificate,
    issue(names) {
      const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const alternatives = names.map((each) =>
        isIP(each) ? tagged(0x87, Buffer.from(each.split('.').map(Number))) : text(0x82, each),
      );
      const extensions = [extension('551d11', sequence(...alternatives))];
      return {
        certificate: build(names.join(' '), own.publicKey, extensions),
        key: String(own.privateKey.export({ type: 'pkcs8', format: 'pem' })),
      };
    },
  };
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 0x80
      ? [length]
      : length < 0x1_00
        ? [0x81, length]
        : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function identifier(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'));
}

function text(tag: number, value: string): Buffer {
  return tagged(tag, Buffer.from(value));
}

function boolean(): Buffer {
  return tagged(0x01, Buffer.from([0xff]));
}

function bits(content: Buffer): Buffer {
  return tagged(0x03, Buffer.concat([Buffer.from([0]), content]));
}

/** UTCTime, which holds until 2049. */
function time(at: number): Buffer {
  return text(
    0x17,
    `${new Date(at)
      .toISOString()
      .replaceAll(/[-:T]|\.\d+/g, '')
      .slice(2)}`,
  );
}

function nameOf(common: string): Buffer {
  return sequence(tagged(0x31, sequence(identifier('550403'), text(0x0c, common))));
}

function extension(id: string, value: Buffer, isCritical = false): Buffer {
  const critical = isCritical ? [boolean()] : [];
  return sequence(identifier(id), ...critical, tagged(0x04, value));
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
