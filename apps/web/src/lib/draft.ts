import type { Storage } from '#platform/platform.ts';

/** A form's fields as a draft keeps them: texts, ticks, and groups of them. */
export type DraftFields = { readonly [name: string]: string | boolean | DraftFields };

const keyOf = (name: string) => `matiz:draft:${name}`;

/**
 * What was typed into a form of this tab, over its defaults. What is kept may be of an older form
 * or garbage: only known fields of the right kind count.
 */
export function readDraft<Fields extends DraftFields>(
  tab: Storage,
  name: string,
  defaults: Fields,
): Fields {
  return restore(defaults, parse(tab.read(keyOf(name))));
}

/** Keeps what stands in a form; fields of `secret` never. */
export function writeDraft(
  tab: Storage,
  name: string,
  fields: DraftFields,
  secret: readonly string[] = [],
): void {
  const kept = Object.entries(fields).filter(([field]) => !secret.includes(field));
  tab.write(keyOf(name), JSON.stringify(Object.fromEntries(kept)));
}

/** It arrived: nothing of it stays behind. */
export function clearDraft(tab: Storage, name: string): void {
  tab.write(keyOf(name), null);
}

function restore<Fields extends DraftFields>(defaults: Fields, kept: unknown): Fields {
  if (!isGroup(kept)) return defaults;
  const entries = Object.entries(defaults).map(([field, value]) => {
    const other = kept[field];
    if (typeof value === 'object') return [field, restore(value, other)];
    return [field, typeof other === typeof value ? other : value];
  });
  // Each field has its default's kind, which is what makes it the same form.
  return Object.fromEntries(entries) as Fields;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
