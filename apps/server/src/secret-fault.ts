const advice = 'Genera una con: openssl rand -base64 48';

/** Words that examples and templates put where a secret belongs. */
const placeholders = /change.?me|secret|password|example|ejemplo|default|cambia|clave|matiz/i;

/**
 * What is wrong with a secret that was given, or undefined. A made-up one has 32 characters or
 * more, many different ones, and none of the usual placeholders.
 */
export function describeSecretFault(
  value: string | undefined,
  isRequired: boolean,
): string | undefined {
  if (value === undefined) {
    return isRequired
      ? `Falta SESSION_SECRET, que es obligatoria con DATABASE_URL. ${advice}`
      : undefined;
  }
  if (value.length < 32) {
    return `SESSION_SECRET tiene ${value.length} caracteres y debe tener 32 o más. ${advice}`;
  }
  if (placeholders.test(value) || new Set(value).size < 10) {
    return `SESSION_SECRET es un valor de ejemplo o fácil de adivinar. ${advice}`;
  }
  return undefined;
}
