const shortNameLength = 8;

export type PersonName = { name: string; last_name: string };

/** The first letters of name and last name, in capitals (§3). Empty when both are missing. */
export function initialsOf(user: PersonName): string {
  return `${firstLetter(user.name)}${firstLetter(user.last_name)}`;
}

/** How a mail begins. An account that has told no name yet is greeted without one (ADR 101). */
export function greetingFor(name: string): string {
  return name === '' ? '¡Hola!' : `Hola, ${name}:`;
}

/** The profile's name, cut to 8 characters (§9). */
export function shortName(name: string): string {
  return charactersOf(name).slice(0, shortNameLength).join('').trimEnd();
}

function firstLetter(text: string): string {
  return (charactersOf(text)[0] ?? '').toUpperCase();
}

/** Composed and by code point, so that neither an accent nor an emoji is cut in two. */
function charactersOf(text: string): string[] {
  return Array.from(text.trim().normalize('NFC'));
}
