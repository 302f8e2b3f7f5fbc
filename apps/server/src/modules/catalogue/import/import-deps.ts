import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { PictureIntake } from '#adapters/images/picture-intake.ts';
import type { Sql } from '#db/sql.ts';

export interface ImportDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly pictures: PictureIntake;
  /** The key of the picture of a product that has none, and the most bytes that one may have. */
  readonly plainImage: string;
  readonly mostPictureBytes: number;
}
