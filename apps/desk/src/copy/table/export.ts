const whole = new Intl.NumberFormat('es-CO');

export const exportCopy = {
  title: 'Descargar',
  download: { xlsx: 'Libro de Excel (.xlsx)', csv: 'Texto con separadores (.csv)' },
  reading: (rows: number, all: number | null) =>
    all === null
      ? `Leyendo ${whole.format(rows)} filas…`
      : `Leyendo ${whole.format(Math.min(rows, all))} de ${whole.format(all)}…`,
  leave: 'Cancelar',
  cut: (most: number) =>
    `El archivo lleva las primeras ${whole.format(most)} filas. Filtra la lista para descargar las demás.`,
  failed: 'No pudimos descargar la lista. Inténtalo otra vez.',
} as const;
