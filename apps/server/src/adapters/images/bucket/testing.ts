import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketSettings } from './open-bucket.ts';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

export interface TestStorage {
  readonly settings: BucketSettings;
  readonly objects: Map<string, { content: Buffer; headers: IncomingMessage['headers'] }>;
  /** Requests that it was asked, as `PUT name`. */
  readonly asked: string[];
  /** What the next requests are answered instead. */
  readonly fail: (status: number, times: number) => void;
  close(): Promise<void>;
}

/**
 * A storage on S3's wire that believes nobody: each request's signature (SigV4) is made again from
 * what came over the line, body included.
 */
export async function startStorage(bucket = 'matiz-pictures'): Promise<TestStorage> {
  const objects: TestStorage['objects'] = new Map();
  const asked: string[] = [];
  const failures: number[] = [];
  const server = createServer(async (request, reply) => {
    const body = await buffer(request);
    const { pathname } = new URL(request.url ?? '', 'http://storage');
    const refuse = (status: number, code: string) => {
      const xml = `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
      reply.writeHead(status, { 'content-type': 'application/xml' });
      reply.end(request.method === 'HEAD' ? undefined : xml);
    };
    const status = failures.shift();
    if (status !== undefined) return refuse(status, 'SlowDown');
    const fault = faultOf(request, body, settings);
    if (fault !== null) return refuse(403, fault);
    const [, named, ...rest] = decodeURIComponent(pathname).split('/');
    if (named !== bucket) return refuse(404, 'NoSuchBucket');
    const name = rest.join('/');
    asked.push(`${request.method} ${name}`);
    if (request.method === 'PUT') {
      objects.set(name, { content: body, headers: request.headers });
      return reply.end();
    }
    const object = objects.get(name);
    if (!object) return refuse(404, 'NoSuchKey');
    reply.writeHead(200, { 'content-length': object.content.length, etag: '"x"' });
    reply.end(request.method === 'HEAD' ? undefined : object.content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const settings: BucketSettings = {
    bucket,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'garage',
    accessKeyId: 'GKtest',
    secretAccessKey: 'a secret of the storage',
  };
  return {
    settings,
    objects,
    asked,
    fail: (status, times) => void failures.push(...Array<number>(times).fill(status)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Why the signature is not of this request; null: it is. */
function faultOf(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: BucketSettings,
): string | null {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, id, date, signedRegion, names = '', signature] =
    pattern.exec(headers.authorization ?? '') ?? [];
  if (id !== accessKeyId) return 'InvalidAccessKeyId';
  if (signedRegion !== region) return 'AuthorizationHeaderMalformed';
  const time = String(headers['x-amz-date']);
  if (!time.startsWith(date ?? 'x')) return 'AccessDenied';
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  if (!signed.includes('host') || !signed.includes('x-amz-content-sha256')) return 'AccessDenied';
  const { pathname, searchParams } = new URL(url, 'http://storage');
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, pathname, query, lines, names, bodyHash].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [String(date), region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (made, part) => hmac(made, part),
    `AWS4${secretAccessKey}`,
  );
  return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}
