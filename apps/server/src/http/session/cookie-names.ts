/** The cookies of the web (D-2). `__Host-` binds them to this host, and needs TLS. */
export interface CookieNames {
  readonly access: string;
  readonly refresh: string;
  /** Known devices; for the calls alone, which `__Host-` does not allow. */
  readonly device: string;
  /** That its browser wrote something a moment ago (ADR 96). */
  readonly wrote: string;
}

export function cookieNames(isSecure: boolean): CookieNames {
  const prefix = isSecure ? '__Host-' : '';
  return {
    access: `${prefix}matiz-access`,
    refresh: `${prefix}matiz-refresh`,
    device: `${isSecure ? '__Secure-' : ''}matiz-device`,
    wrote: `${prefix}matiz-wrote`,
  };
}
