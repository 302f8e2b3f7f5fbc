/** Words of what is kept or sent as a sheet of paper. */
export const paperCopy = {
  pdf: 'Descargar PDF',
  sharePdf: 'Compartir PDF',
  pdfFailed: 'No pudimos preparar el PDF. Revisa tu conexión e inténtalo otra vez.',
} as const;
