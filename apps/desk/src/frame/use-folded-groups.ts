import { useState } from 'react';
import { deviceStorage } from '#lib/device-storage.ts';
import { type MenuGroupName, menuGroups } from '../desk-route.ts';

const key = 'matiz:menu:folded';

/** Groups of the menu that a person folded away; kept on the device. */
export function useFoldedGroups() {
  const [folded, setFolded] = useState(readFolded);
  const fold = (group: MenuGroupName) => {
    const next = folded.includes(group)
      ? folded.filter((other) => other !== group)
      : [...folded, group];
    deviceStorage.write(key, next.join(','));
    setFolded(next);
  };
  return { folded, fold };
}

function readFolded(): readonly MenuGroupName[] {
  const kept = deviceStorage.read(key)?.split(',') ?? [];
  return menuGroups.filter((group) => kept.includes(group));
}
