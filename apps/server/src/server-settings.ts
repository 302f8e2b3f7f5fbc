import type { Settings } from './env.ts';
import type { InstalledApps } from './http/app-links.ts';
import type { Deadlines } from './http/limits/deadlines.ts';

/** What the application needs to know of the process. */
export interface AppSettings
  extends Pick<Settings, 'publicUrl' | 'secret' | 'trustProxy' | 'environment' | 'logLevel'> {
  /** How long a principal is remembered, in milliseconds; 1000 unless given. */
  readonly principalTtlMs?: number;
  /** Within how many milliseconds requests are answered; `usualDeadlines` unless given. */
  readonly deadlines?: Deadlines;
  /** How long it is remembered what a search text means, in milliseconds; a minute unless given. */
  readonly searchTtlMs?: number;
  /** How long it is remembered how much a long list holds, in milliseconds; ten seconds unless given. */
  readonly totalsTtlMs?: number;
  /** Where renderings of pictures are kept; unless given, nowhere. */
  readonly dataDir?: string;
  /** Where originals of pictures are kept instead; nowhere unless given. */
  readonly bucket?: Settings['bucket'];
  /** Origins other than our own whose pages may call the API; none unless given. */
  readonly appOrigins?: readonly string[];
  /** The property of Google Analytics 4; none unless given. */
  readonly ga4MeasurementId?: string | null;
  readonly installedApps?: InstalledApps;
  /** The file with a service account of Firebase; none unless given. */
  readonly firebaseFile?: Settings['firebaseFile'];
  /** The key with which browsers are told; none is unless given. */
  readonly webPush?: Settings['webPush'];
  /** The mail server; none unless given. */
  readonly mail?: Settings['mail'];
  /** How phones are reached; by nobody unless given. */
  readonly phones?: Settings['phones'];
  /** Shown by who tells us of mails that came back; nobody may unless given. */
  readonly bounceToken?: Settings['bounceToken'];
  /** Whether local counterparts of the carriers stand in where no account is; they do not unless given. */
  readonly practisesCarriers?: boolean;
  /** The account with the payment gateway; none unless given. */
  readonly wompi?: Settings['wompi'];
  /** The account with Bold; none unless given. */
  readonly bold?: Settings['bold'];
  /** By the code of a method: what its lender signs with; none unless given. */
  readonly lenderSecrets?: Settings['lenderSecrets'];
  /** The port that the process listens on; 3000 unless given. */
  readonly port?: number;
  /** How long an order that is paid online holds its goods, in milliseconds; a quarter of an hour unless given. */
  readonly reservationMs?: number;
  /** Whether real orders are here, where no page of development may be (D-20); yes unless given. */
  readonly isProduction?: boolean;
  /** Whether every registration waits for staff; none does unless given. */
  readonly reviewsRegistrations?: boolean;
}
