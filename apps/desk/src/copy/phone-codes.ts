export const phoneCodesCopy = {
  title: 'Códigos por teléfono',
  lead: 'Quien no puede recibir su código espera que lo llames. Llama primero; cuando conteste, pide el código aquí y díctaselo.',
  empty: 'Nadie espera una llamada. Aquí aparece quien la pida al registrarse.',
  phone: 'Celular',
  asked: 'Pidió la llamada',
  told: (when: string) => `Ya lo llamaron: ${when}`,
  untold: 'Sin llamar',
  state: 'Llamada',
  tell: 'Dar código',
  tellTo: (phone: string) => `Dar código a ${phone}`,
  code: (phone: string) => `Código para ${phone}`,
  lasts: (minutes: number) =>
    `Vence en ${minutes} minutos. Solo sirve en la página desde la que pidió la llamada.`,
} as const;
