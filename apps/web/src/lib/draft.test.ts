import { describe, expect, it } from 'vitest';
import type { Storage } from '#platform/platform.ts';
import { clearDraft, readDraft, writeDraft } from './draft.ts';

const defaults = { email: '', password: '', news: false, place: { city: '', state: '' } };

function openTab(kept: Record<string, string> = {}): Storage & { kept: Map<string, string> } {
  const map = new Map(Object.entries(kept));
  return {
    kept: map,
    read: (key) => map.get(key) ?? null,
    write: (key, value) => void (value === null ? map.delete(key) : map.set(key, value)),
  };
}

describe('a draft', () => {
  it('brings back what was typed, never the password', () => {
    const tab = openTab();
    const typed = {
      email: 'ana@',
      password: 'secreta',
      news: true,
      place: { city: '', state: '05' },
    };
    writeDraft(tab, 'register', typed, ['password']);
    expect([...tab.kept.values()].join()).not.toContain('secreta');
    expect(readDraft(tab, 'register', defaults)).toEqual({ ...typed, password: '' });
    clearDraft(tab, 'register');
    expect(readDraft(tab, 'register', defaults)).toEqual(defaults);
  });

  it.each([
    ['nothing at all', '', defaults],
    ['no JSON', '{', defaults],
    ['another kind', '[1]', defaults],
    ['an older form', '{"email":7,"news":"sí","place":"05","old":1}', defaults],
    ['a part', '{"place":{"state":"05"}}', { ...defaults, place: { city: '', state: '05' } }],
  ])('of %s is read as far as it is sound', (_title, text, expected) => {
    expect(readDraft(openTab({ 'matiz:draft:register': text }), 'register', defaults)).toEqual(
      expected,
    );
  });
});
