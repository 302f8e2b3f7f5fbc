/** What is said of a window that was chosen and cannot be had (D-11, D-15). */
export const windowSentences = {
  full: (day: string, hours: string) => `La franja de ${hours} del ${day} se llenó.`,
  closed: (day: string, hours: string) =>
    `Ya pasó la hora de pedir la franja de ${hours} del ${day}.`,
  unknown: 'Esa franja ya no se ofrece. Elige otra.',
  withdrawn: 'La franja que elegiste ya no se ofrece.',
  moved: 'El día de llegada cambió.',
  instead: (when: string) => `Ahora tu pedido llegaría el ${when}; si te sirve, confirma de nuevo.`,
  express: 'Las franjas regulares de los próximos días se llenaron. Elige una exprés.',
  none: 'No quedan franjas de entrega en los próximos días. Escríbenos y buscamos una.',
  // What staff are told of a window that cannot be
  hours: 'La hora final va después de la inicial.',
  tooLate: 'Lo que llega el mismo día se pide, a más tardar, a la hora en que empieza la franja.',
  onlyExpress: 'Solo una franja exprés tiene costo.',
  crosses: (hours: string) =>
    `Se cruza con la franja de ${hours} de esa zona. Cambia las horas o los días.`,
} as const;
