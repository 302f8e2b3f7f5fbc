const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** `12,3 MB` */
export function showBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const amount = bytes / 1000 ** power;
  return `${amount.toLocaleString('es-CO', { maximumFractionDigits: 1 })} ${units[power]}`;
}

/** `4,2 s`, `3 min 5 s`, `2 h 10 min`, `3 d 4 h` */
export function showDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toLocaleString('es-CO', { maximumFractionDigits: 1 })} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${Math.round(seconds % 60)} s`;
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? `${hours} h ${minutes % 60} min`
    : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** `1.234.567` */
export function showCount(count: number): string {
  return count.toLocaleString('es-CO');
}
