import { clsx } from 'clsx';

/** How an entry of the menu looks; beside the current one its neighbours stay in sight. */
export const menuEntryClass = ({ isActive }: { isActive: boolean }) =>
  clsx(
    'block scroll-my-24 rounded-sm px-3 py-1.5 text-[#d9c9d3] hover:bg-plum-raised hover:text-white',
    isActive && 'bg-plum-raised font-semibold text-white',
  );
