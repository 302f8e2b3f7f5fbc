import { allCalls } from '@matiz/contracts/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

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
    const nonce = /<style nonce="(\w+)">/.exec(reply.body)?.[1];
    expect(reply.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });
});
