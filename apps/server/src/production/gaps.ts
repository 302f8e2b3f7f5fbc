import type { DeploymentFacts } from '../db/start/deployment.ts';
import type { Settings } from '../env.ts';
import { examineEncryption, examineRole } from './database-gaps.ts';
import { fault, type Gap, notice } from './gap.ts';
import { unnamedOf } from './proxies.ts';

/** One thing that a server in production needs. */
export interface ProductionCheck {
  readonly name: string;
  /** It says nothing without having asked the database. */
  readonly needsDatabase?: true;
  /** Null: all is well. */
  examine(settings: ProductionSettings, facts: DeploymentFacts): Gap | null;
}

export type ProductionSettings = Pick<
  Settings,
  'database' | 'publicUrl' | 'mail' | 'phones' | 'wompi' | 'trustProxy' | 'claimed'
>;

/**
 * What the start says and `npm run doctor -- production` examines (D-20), by settings and database
 * alone. What has to be tried over a network is the doctor's. Add a check, and both have it.
 */
export const productionChecks: readonly ProductionCheck[] = [
  {
    name: 'Dirección pública con https',
    examine: ({ publicUrl }) =>
      publicUrl.startsWith('https:')
        ? null
        : fault(
            `PUBLIC_URL es ${publicUrl}: contraseñas y sesiones viajarían sin cifrar. Pon un proxy con TLS delante y PUBLIC_URL=https://tu-dominio.`,
          ),
  },
  {
    name: 'Proxy conocido',
    examine: ({ publicUrl, trustProxy }, { forwarders }) => {
      const unnamed = unnamedOf(forwarders, trustProxy);
      if (unnamed.length > 0) {
        return fault(
          `Llegan peticiones reenviadas por ${unnamed.join(', ')}, que TRUST_PROXY no nombra: para los límites, todos los visitantes son uno solo. Si es tu proxy, pon TRUST_PROXY=${unnamed.join(',')}; si no lo es, alguien se hace pasar por uno y no logra nada.`,
        );
      }
      if (!publicUrl.startsWith('https:') || trustProxy.length > 0) return null;
      return fault(
        'PUBLIC_URL es https, así que hay un proxy con TLS delante, y TRUST_PROXY no lo nombra: para los límites, todos los visitantes son uno solo. Pon su dirección, por ejemplo TRUST_PROXY=127.0.0.1.',
      );
    },
  },
  {
    name: 'Base de datos sin la demostración',
    needsDatabase: true,
    examine: (_, { hasDemonstration }) =>
      hasDemonstration
        ? fault(
            'Esta base de datos tuvo la demostración. Sus cuentas quedaron cerradas y no hay /dev/outbox ni pasarela de práctica, pero sus productos, precios y pedidos siguen ahí: para vender de verdad empieza con una base vacía (otra DATA_DIR u otra DATABASE_URL).',
          )
        : null,
  },
  {
    name: 'Rol propio en la base de datos',
    needsDatabase: true,
    examine: ({ database }, { connection }) => examineRole(database, connection),
  },
  {
    name: 'Base de datos cifrada en camino',
    needsDatabase: true,
    examine: ({ database }, { connection }) => examineEncryption(database, connection),
  },
  {
    name: 'Correo conectado',
    examine: ({ mail }) =>
      mail === null
        ? fault(
            'Nadie lleva los correos: sin ellos no hay códigos para registrarse, recuperaciones de contraseña ni avisos de pedidos. Pon SMTP_URL y MAIL_FROM.',
          )
        : null,
  },
  {
    name: 'SMS y WhatsApp conectados',
    examine: ({ phones: { whatsapp, sms } }) => {
      if (whatsapp !== null && sms !== null) return null;
      if (whatsapp === null && sms === null) {
        return notice(
          'Nadie lleva SMS ni WhatsApp: los códigos van por correo, y a quien lo pida el equipo lo llama y le dicta el suyo (/desk, Códigos por teléfono). Para conectarlos: docs/runbooks/mensajes.md.',
        );
      }
      return whatsapp === null
        ? notice(
            'Los códigos van solo por SMS: si Twilio falla, no hay otro camino al celular. Conecta también WhatsApp.',
          )
        : notice(
            'Los códigos van solo por WhatsApp: quien no lo tiene no recibe el suyo. Conecta también SMS.',
          );
    },
  },
  {
    name: 'Gasto de SMS y WhatsApp limitado',
    examine: ({ phones: { whatsapp, sms, limits } }) => {
      if (whatsapp === null && sms === null) return null;
      const { price, spendPerDay } = limits;
      const isPriced = (sms === null || price.sms > 0) && (whatsapp === null || price.whatsapp > 0);
      if (isPriced && spendPerDay !== null) return null;
      return notice(
        'No se sabe cuánto cuestan los mensajes o no hay tope: pon SMS_PRICE, WHATSAPP_PRICE y PHONE_SPEND_PER_DAY en pesos.',
      );
    },
  },
  {
    name: 'Pagos en línea conectados',
    examine: ({ wompi }) => {
      if (wompi === null) {
        return notice('Sin las cuatro llaves de Wompi nadie paga en línea; lo demás funciona.');
      }
      if (wompi.public.startsWith('pub_prod_')) return null;
      return fault(
        'Las llaves de Wompi son de pruebas: los pagos parecen hechos y no llega plata. Pon las cuatro de producción.',
      );
    },
  },
];

/** The checks with what each found. */
export function examineProduction(settings: ProductionSettings, facts: DeploymentFacts) {
  return productionChecks.map(({ name, examine }) => ({ name, gap: examine(settings, facts) }));
}
