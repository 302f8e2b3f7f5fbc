import { describe, expect, test } from 'vitest';
import { type Shell, writeShellPage } from './shell-page.ts';

const template =
  '<head><!--matiz:head--></head><body><div id="root"><!--matiz:app--></div><!--matiz:data--></body>';
const shell: Shell = { name: 'android', version: '1.2.0', apiOrigin: 'https://matiz.co' };

describe('the page of a shell', () => {
  const page = writeShellPage(template, shell);

  test('says which shell it is and where the API is', () => {
    expect(page).toContain('<meta name="matiz:shell" content="android 1.2.0" />');
    expect(page).toContain('<meta name="matiz:api" content="https://matiz.co" />');
  });

  test('lets scripts and styles come from the shell only, and data from the API too', () => {
    expect(page).toContain("script-src 'self';");
    expect(page).toContain("connect-src 'self' https://matiz.co;");
    expect(page).not.toContain('unsafe-eval');
  });

  test('holds no page of a server and no mark for one', () => {
    expect(page).toContain('<div id="root"></div></body>');
    expect(page).not.toContain('<!--');
  });

  test.each([
    { apiOrigin: 'https://matiz.co/' },
    { apiOrigin: 'https://matiz.co/api' },
    { apiOrigin: 'https://matiz.co" onload="x' },
    { version: '1.0" onload="x' },
  ])('is not written for %j', (wrong) => {
    expect(() => writeShellPage(template, { ...shell, ...wrong })).toThrow(TypeError);
  });
});
