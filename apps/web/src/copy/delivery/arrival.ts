import { withArticle } from '@matiz/domain/kernel/show-date.ts';

/** When goods are at the door (D-11, D-15). */
export const arrivalCopy = {
  /** `Pide antes de las 2:00 p. m. y recíbelo el jueves 26` */
  promise: (before: string, day: string) => `Pide antes ${before} y recíbelo ${day}`,
  todayAt: (hour: string) => `de ${withArticle(hour)}`,
  tomorrowAt: (hour: string) => `de mañana a ${withArticle(hour)}`,
  dayAt: (day: string, hour: string) => `d${day} a ${withArticle(hour)}`,
  between: (hours: string) => `, de\u00a0${hours}`,
  left: (time: string) => `Quedan ${time}`,
  minutes: (n: number) => `${n} min`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  arrives: (day: string) => `Llega el ${day}`,
  arrived: (day: string) => `Llegaba el ${day}`,
  // The screen of windows
  title: '¿Cuándo lo recibes?',
  days: 'Días de entrega',
  slotsOf: (day: string) => `Franjas del ${day}`,
  sendTo: 'Enviamos a',
  changeAddress: 'Cambiar',
  regular: 'Sin costo adicional',
  express: 'Exprés',
  full: 'Llena',
  dayFull: 'Lleno',
  before: (before: string) => `Pide antes ${before}`,
  noWindows: 'Tu zona no tiene franjas: te lo llevamos en el día que ves aquí.',
  later: 'Lo que está en preventa recibe su día y su franja cuando llegue a la bodega.',
  onlyLater:
    'Todo tu pedido está en preventa. Te asignamos día y franja apenas llegue a la bodega.',
  change: 'Cambiar franja',
  failed: 'No pudimos cargar las franjas',
  loading: 'Buscando días de entrega',
} as const;
