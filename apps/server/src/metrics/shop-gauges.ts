import { Gauge, type Registry } from 'prom-client';

/** What the shop's state says at a moment, by metric; a label's values where it has one. */
export interface ShopCounts {
  readonly databaseUp: 0 | 1;
  readonly jobsWaiting: number;
  /** Seconds. */
  readonly jobsOldest: number;
  readonly jobsFailed: number;
  readonly ordersLastHour: number;
  readonly ordersUnpaid: number;
  readonly paymentsPending: number;
  readonly refundsDue: number;
  readonly searchesLastHour: number;
  readonly searchesEmptyLastHour: number;
  readonly paymentsLastHour: Readonly<Record<string, number>>;
  /** Messages to phones, by their way and their state. */
  readonly phoneMessages: readonly { channel: string; state: string; count: number }[];
  /** Pesos of today. */
  readonly phoneSpend: number;
  readonly mailBounces: number;
  /** Seconds; null: there is none. */
  readonly backupAge: number | null;
  /** Bytes, on the disk of DATA_DIR. */
  readonly diskFree: number;
}

type Plain = Exclude<keyof ShopCounts, 'paymentsLastHour' | 'phoneMessages' | 'backupAge'>;

const gauges: Record<Plain, readonly [name: string, help: string]> = {
  databaseUp: ['matiz_database_up', 'Whether the database answers and has its tables.'],
  jobsWaiting: ['matiz_jobs_waiting', 'Jobs that are due and not begun.'],
  jobsOldest: ['matiz_jobs_oldest_seconds', 'How long the oldest of them has been due.'],
  jobsFailed: ['matiz_jobs_failed', 'Jobs that were given up, of the last seven days.'],
  ordersLastHour: ['matiz_orders_last_hour', 'Orders placed within an hour.'],
  ordersUnpaid: ['matiz_orders_unpaid', 'Orders that hold goods and wait to be paid.'],
  paymentsPending: ['matiz_payments_pending', 'Payments that the gateway has not decided.'],
  refundsDue: ['matiz_refunds_due', 'Payments of which something is to be given back.'],
  searchesLastHour: ['matiz_searches_last_hour', 'Searches within an hour.'],
  searchesEmptyLastHour: ['matiz_searches_empty_last_hour', 'Of them, those without a result.'],
  phoneSpend: ['matiz_phone_spend_pesos', 'What messages to phones have cost today.'],
  mailBounces: ['matiz_mail_bounces', 'Addresses that mails came back from, of seven days.'],
  diskFree: ['matiz_disk_free_bytes', 'What is free on the disk of DATA_DIR.'],
};

/** The same from every process that looks: of several, one is taken. */
const aggregator = 'max';

/** Reads the facts once for all that one asking collects. */
export function addShopGauges(registry: Registry, facts: () => Promise<ShopCounts>): void {
  const registers = [registry];
  for (const [key, [name, help]] of Object.entries(gauges) as [
    Plain,
    readonly [string, string],
  ][]) {
    new Gauge({
      name,
      help,
      aggregator,
      registers,
      async collect() {
        this.set((await facts())[key]);
      },
    });
  }
  new Gauge({
    name: 'matiz_payments_last_hour',
    help: 'Payments of the orders of an hour, by state.',
    labelNames: ['state'],
    aggregator,
    registers,
    async collect() {
      this.reset();
      const { paymentsLastHour } = await facts();
      for (const [state, count] of Object.entries(paymentsLastHour)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'matiz_phone_messages_last_hour',
    help: 'Messages to phones within an hour, by way and state.',
    labelNames: ['channel', 'state'],
    aggregator,
    registers,
    async collect() {
      this.reset();
      const { phoneMessages } = await facts();
      for (const { channel, state, count } of phoneMessages) this.set({ channel, state }, count);
    },
  });
  new Gauge({
    name: 'matiz_backup_age_seconds',
    help: 'How old the newest backup in BACKUP_DIR is; absent where there is none.',
    aggregator,
    registers,
    async collect() {
      this.reset();
      const { backupAge } = await facts();
      if (backupAge === null) this.remove();
      else this.set(backupAge);
    },
  });
}
