/** Codes of OpenSSL for a chain that does not end at an authority that one knows. */
const unknownAuthority =
  /^(UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_SIGNATURE_|CERT_UNTRUSTED|INVALID_CA)/;

/**
 * Why an encrypted connection was not opened, in Spanish with what to do; null: that was not it. Only
 * where the address asks for one (`sslmode=verify-full`).
 */
export function describeTlsFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (unknownAuthority.test(code)) {
    return 'su certificado no lo firma la autoridad de sslrootcert. Pon ahí la que lo firmó, y comprueba antes que quien respondió es tu servidor.';
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return 'su certificado es de otro nombre. Usa en la dirección uno de los que trae, y comprueba antes que quien respondió es tu servidor.';
  }
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID') {
    return 'su certificado no vale hoy. Renuévalo, o corrige el reloj de esta máquina.';
  }
  if (error.message === 'The server does not support SSL connections') {
    return 'el servidor no cifra. Enciende ssl en PostgreSQL, o quita sslmode si está en esta máquina.';
  }
  return null;
}
