/** What names a version: its tone, its volume, or both. */
export interface VersionLabel {
  readonly tone_number: string | null;
  readonly tone_name: string | null;
  readonly volume: number | null;
}

/** `7.43 Rubio cobrizo dorado`, `20 volúmenes`; empty for the one version of a product without any. */
export function versionName({ tone_number, tone_name, volume }: VersionLabel): string {
  const parts = [tone_number, tone_name, volume === null ? null : `${volume} volúmenes`];
  return parts.filter((part) => part !== null && part !== '').join(' ');
}
