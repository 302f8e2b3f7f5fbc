/**
 * What goes with a code. The last line ties it to our site, so that a phone offers to type it in
 * and does so nowhere else (origin-bound one-time codes, WICG).
 */
export function codeText(code: string, publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return `${code} es tu código de Matiz. Vence en 10 minutos. No se lo des a nadie: nunca te lo pediremos.\n\n@${hostname} #${code}`;
}
