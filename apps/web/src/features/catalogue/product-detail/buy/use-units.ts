import { useState } from 'react';
import {
  changeUnits,
  leastUnits,
  mostUnits,
  type UnitChange,
  type UnitRule,
} from '../../selection/units.ts';

/**
 * The units of one product that is not chosen from a card: they begin at the least that is sold
 * and never go below it. Another rule (a volume with less stock) brings them within its bounds.
 */
export function useUnits(rule: UnitRule) {
  const [wanted, setWanted] = useState<number | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const least = leastUnits(rule);
  const most = Math.max(least, mostUnits(rule));
  const units = Math.min(Math.max(wanted ?? least, least), most);

  return {
    units,
    least,
    notice,
    change(change: UnitChange): void {
      const changed = changeUnits(rule, units, change);
      setWanted(Math.max(changed.units, least));
      setNotice(changed.notice);
    },
    reset(): void {
      setWanted(null);
      setNotice(null);
    },
  };
}
