/** A sentence with its values; `{seconds|wait}` is said as people say a time. What has no value stays. */
export function fillMessage(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)(\|wait)?\}/g, (whole, name: string, isWait?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return isWait ? writeWait(Number(value)) : String(value);
  });
}

/** A time to wait as people say it: `30 segundos`, `15 minutos`. */
function writeWait(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  if (seconds < 7200) return `${Math.ceil(seconds / 60)} minutos`;
  return `${Math.ceil(seconds / 3600)} horas`;
}
