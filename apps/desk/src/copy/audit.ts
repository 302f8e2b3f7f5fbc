export const auditCopy = {
  title: 'Auditoría',
  subject: 'Objeto',
  action: 'Acción',
  empty: 'Aquí queda escrito cada cambio que hace el equipo.',
} as const;
