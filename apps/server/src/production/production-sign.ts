/** By what a server is known to be one where real orders are (D-20). */
export type ProductionSign = 'NODE_ENV' | 'PUBLIC_URL' | 'database';

/** What the settings say by themselves; null: they leave it to the database. */
export function claimedProduction(
  nodeEnv: string | undefined,
  publicUrl: string,
): ProductionSign | null {
  if (nodeEnv === 'production') return 'NODE_ENV';
  return publicUrl.startsWith('https:') ? 'PUBLIC_URL' : null;
}

export interface ProductionTraits {
  readonly claimed: ProductionSign | null;
  /** Whether NODE_ENV says that this is development or a test. */
  readonly isWorkshop: boolean;
  readonly hasDemonstration: boolean;
  /** Whether the database has served in production before. */
  readonly wasProduction: boolean;
}

/**
 * Whether there is production here: told by what it is, not by luck (D-20). A database that once
 * served in production stays one, whatever the settings forget to say. Null: it is not.
 */
export function productionSign(traits: ProductionTraits): ProductionSign | null {
  const { claimed, isWorkshop, hasDemonstration, wasProduction } = traits;
  if (claimed !== null) return claimed;
  return wasProduction || !(isWorkshop || hasDemonstration) ? 'database' : null;
}
