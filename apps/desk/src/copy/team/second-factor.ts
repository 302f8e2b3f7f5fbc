export const secondFactorCopy = {
  pageTitle: 'Segundo factor · Escritorio · Matiz',
  loading: 'Un momento…',
  code: 'Código',
  proveTitle: 'Escribe tu código',
  proveHint:
    'El de seis dígitos que muestra tu aplicación de códigos, o uno de recuperación si no tienes el celular a mano.',
  prove: 'Entrar',
  setUpTitle: 'Protege tu cuenta',
  setUpHint:
    'Además de la contraseña, un código que cambia cada 30 segundos en tu celular. Necesitas una aplicación de códigos, como Google Authenticator, Microsoft Authenticator o 1Password.',
  requiredHint:
    'Dirección pide un segundo factor a todo el equipo. Necesitas una aplicación de códigos, como Google Authenticator, Microsoft Authenticator o 1Password.',
  begin: 'Configurar',
  qr: 'Código QR para tu aplicación de códigos',
  byHand: 'Léelo con tu aplicación. Si no puedes, escribe esta clave en ella:',
  confirm: 'Activar',
  codesTitle: 'Guarda estos códigos',
  codesHint:
    'Cada uno sirve una vez para entrar sin tu celular. No los volveremos a mostrar: guárdalos donde no se pierdan con él.',
  fileName: 'codigos-de-recuperacion.txt',
  download: 'Descargar los códigos',
  kept: 'Ya los guardé',
  goOn: 'Seguir',
  onTitle: 'Tu cuenta está protegida',
  left: (n: number) =>
    n === 0
      ? 'No te quedan códigos de recuperación: quita el segundo factor y actívalo de nuevo.'
      : `Te quedan ${n === 1 ? '1 código' : `${n} códigos`} de recuperación.`,
  requiredOn: 'Dirección pide un segundo factor a todo el equipo.',
  turnOff: 'Quitar el segundo factor',
  turnOffHint: 'Escribe un código más para quitarlo.',
  back: 'Volver al escritorio',
  reset: 'Quitar su segundo factor',
  resetHint: 'Si perdió su celular y sus códigos. Se cierran sus sesiones y lo configura de nuevo.',
  resetAsk: (name: string) => `¿Quitar el segundo factor de ${name}? Sus sesiones se cierran.`,
  resetDone: 'Listo: ya no tiene segundo factor.',
  factor: 'Segundo factor',
} as const;
