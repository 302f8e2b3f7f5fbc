import { roles } from './roles.ts';

export const teamCopy = {
  title: 'Equipo',
  one: 'una invitación',
  empty: 'Aquí están las personas que trabajan en el escritorio.',
  name: 'Nombre',
  lastName: 'Apellido (opcional)',
  email: 'Correo',
  roles: 'Roles',
  rolesHint: 'Cada rol da permiso para una parte del escritorio; dirección los tiene todos.',
  state: 'Estado',
  active: 'Activa',
  suspended: 'Suspendida',
  suspend: 'Suspender: no puede entrar y sus sesiones se cierran',
  lastEntry: 'Última entrada',
  never: 'Nunca',
  sessions: 'Sesiones abiertas',
  back: 'Equipo',
  inviteTitle: 'Invitar a alguien',
  roleNames: roles,
} as const;

export const joinCopy = {
  pageTitle: 'Únete al equipo · Matiz',
  title: 'Únete al equipo',
  first: 'Crea tu tienda',
  firstHint: 'Vas a ser la primera persona de dirección. Después invitas a las demás.',
  hint: (email: string) => `Esta cuenta será de ${email}.`,
  name: 'Nombre',
  lastName: 'Apellido (opcional)',
  email: 'Correo',
  password: 'Contraseña',
  passwordHint: '8 caracteres o más.',
  join: 'Crear mi cuenta',
  joined: 'Tu cuenta está lista. Entra con tu correo y tu contraseña.',
  logIn: 'Entrar al escritorio',
  sellerTitle: 'Empieza a vender',
  sellerLogIn: 'Entrar a la tienda',
  badLink: 'Este enlace ya no sirve',
  badLinkHint:
    'Se usó, venció o lo retiraron. Pídele a dirección que te envíe otro; si eres quien instala la tienda, el servidor muestra uno nuevo cada vez que arranca mientras nadie trabaje en ella.',
  loading: 'Abriendo la invitación…',
} as const;

/** What an invitation says, to the team or to sell. */
export const invitationCopy = {
  name: 'Nombre',
  lastName: 'Apellido (opcional)',
  email: 'Correo',
  invite: 'Enviar invitación',
  invited: (email: string) => `Le enviamos la invitación a ${email}.`,
  linkHint:
    'Si el correo no le llega, pásale este enlace. Sirve una sola vez, durante siete días, y no lo volveremos a mostrar.',
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado.',
  notCopied: 'No pudimos copiarlo. Selecciona el enlace y cópialo.',
  another: 'Invitar a alguien más',
  open: 'Invitaciones sin usar',
  invitedBy: (by: string, until: string) => `La envió ${by} · sirve hasta el ${until}`,
  withdraw: 'Retirar',
  withdrawn: 'Invitación retirada: su enlace ya no sirve.',
} as const;
