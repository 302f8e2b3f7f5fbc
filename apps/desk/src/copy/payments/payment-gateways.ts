/** What the desk says of the gateways, whose keys stand in the server's environment (ADR 112). */
export const gatewayCopy = {
  title: 'Pasarelas en línea',
  lead: 'Sus claves las guarda el servidor, no esta página: las pone quien lo administra. Aquí ves si están y si sirven.',
  loading: 'Mirando las pasarelas…',
  names: { wompi: 'Wompi', bold: 'Bold' },
  states: {
    production: 'Claves de producción',
    test: 'Claves de pruebas: no llega plata',
    practice: 'De práctica: nadie paga de verdad',
    unknown: 'Con claves',
    missing: 'Faltan sus claves',
  },
  missing:
    'Pídele a quien administra el servidor que ponga estas variables y lo reinicie. Hasta entonces la tienda no ofrece sus métodos.',
  keyNames: {
    WOMPI_PUBLIC_KEY: 'Llave pública',
    WOMPI_PRIVATE_KEY: 'Llave privada',
    WOMPI_INTEGRITY_SECRET: 'Secreto de integridad',
    WOMPI_EVENTS_SECRET: 'Secreto de eventos',
    BOLD_IDENTITY_KEY: 'Llave de identidad',
    BOLD_SECRET_KEY: 'Llave secreta',
  } as Readonly<Record<string, string>>,
  ends: (lastFour: string) => `…${lastFour}`,
  absent: 'Falta',
  keyOutcomes: {
    proved: 'La aceptó',
    refused: 'La rechazó',
    unproven: 'Se prueba con un pago',
  },
  notices: 'Dirección para sus avisos',
  noticesHint: {
    wompi: 'Regístrala en Wompi, en «URL de eventos».',
    bold: 'Regístrala en Bold, en «Webhooks».',
  },
  copy: 'Copiar',
  copyOf: (name: string) => `Copiar la dirección para los avisos de ${name}`,
  copied: 'Dirección copiada.',
  notCopied: 'No pudimos copiarla. Selecciónala y cópiala.',
  test: 'Probar la conexión',
  testOf: (name: string) => `Probar la conexión con ${name}`,
  works: (name: string, account: string | null) =>
    account === null
      ? `${name} aceptó las claves.`
      : `${name} responde por la cuenta «${account}».`,
  rest: 'Los secretos se prueban con un pago: haz uno pequeño y mira que el pedido quede pagado.',
  restTest: 'Son de pruebas: los pagos parecen hechos y no llega plata.',
  refused: (name: string, keys: string) =>
    `${name} no aceptó ${keys}. Revisa que esté completa, que siga activa y que sea de la misma cuenta y el mismo ambiente que las demás.`,
  unreachable: (name: string) =>
    `${name} no responde ahora. Puede ser suya la falla o de la red del servidor: prueba otra vez en unos minutos.`,
  hasNoKeys: (name: string) => `No hay claves de ${name} con que preguntar.`,
} as const;
