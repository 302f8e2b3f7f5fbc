import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { allCalls } from '@matiz/contracts/calls.ts';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

describe('GET /api/openapi.json', () => {
  it('describes every call with its access, its errors and its replies', async () => {
    const document = (await test.app.inject({ url: '/api/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    for (const { method, path, access, errors, media } of allCalls) {
      const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      expect(operation).toMatchObject({ 'x-access': access });
      expect(operation['x-error-codes']).toEqual(expect.arrayContaining([...errors]));
      const { content } = operation.responses[200];
      if (media === undefined) expect(content['application/json'].schema.type).toBe('object');
      else expect(Object.keys(content)).toEqual([media]);
    }
  });

  it('gives every operation a name of its own', async () => {
    const { paths } = (await test.app.inject({ url: '/api/openapi.json' })).json();
    const ids = Object.values<Record<string, { operationId: string }>>(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(allCalls.length);
  });
});

describe('GET /api/docs', () => {
  it('shows every call, without scripts or files of others', async () => {
    const reply = await test.app.inject({ url: '/api/docs' });
    expect(reply.headers['content-type']).toContain('text/html');
    for (const { path } of allCalls) expect(reply.body).toContain(`<code>${path}</code>`);
    expect(reply.body).not.toMatch(/<script|https?:|\ssrc=|style="/);
  });

  it('lets the page use its own style and nothing else', async () => {
    const { body, headers } = await test.app.inject({ url: '/api/docs' });
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none';style-src 'sha256-${hash}';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
    );
  });
});

describe.each(['/api/docs', '/api/openapi.json'])('GET %s is prepared once', (url) => {
  const ask = (headers: Record<string, string> = {}) => test.app.inject({ url, headers });

  it('and is the same to the byte for everybody', async () => {
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(other.body).toBe(one.body);
    expect(other.headers.etag).toBe(one.headers.etag);
    expect(one.headers['cache-control']).toBe('public, no-cache');
  });

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('and is sent compressed with %s', async (encoding, accepted, open) => {
    const [plain, packed] = [await ask(), await ask({ 'accept-encoding': accepted })];
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(open(packed.rawPayload).toString()).toBe(plain.body);
  });

  it('and is not sent again to the one who has it', async () => {
    const { headers } = await ask();
    const again = await ask({ 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await ask({ 'if-none-match': '"old"' })).statusCode).toBe(200);
  });
});
