import type { Message } from '#adapters/messages/messages.ts';
import { writeMail } from '../account/account-mail.ts';

/** The link with which someone becomes staff, or a seller. */
export function invitationMail(
  to: string,
  name: string,
  invitedBy: string,
  address: string,
  makes: 'Staff' | 'Seller',
): Message {
  const isSeller = makes === 'Seller';
  return writeMail(to, {
    subject: isSeller
      ? `${invitedBy} te invita a vender`
      : `${invitedBy} te invita al equipo de la tienda`,
    lines: [
      `Hola, ${name}:`,
      `${invitedBy} te invitó a ${isSeller ? 'vender: harás pedidos por los clientes que te asignen' : 'trabajar en el escritorio de la tienda'}. Abre este enlace y elige tu contraseña. Sirve una sola vez, durante siete días.`,
    ],
    action: { label: isSeller ? 'Empezar a vender' : 'Entrar al equipo', address },
    closing: 'Si no esperabas esta invitación, no hagas nada: nadie más puede usarla.',
  });
}
