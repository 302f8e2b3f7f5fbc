import type { Me } from '@matiz/contracts/identity.ts';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

const SearchDialog = lazy(async () => ({
  default: (await import('./search-dialog.lazy.tsx')).SearchDialog,
}));

/** The search of everything: opened by `open`, and by Ctrl+K from anywhere. */
export function useSearch(person: Me): { open: () => void; dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      // Another window that is open over the page keeps the keys.
      if (document.querySelector('dialog[open]') === null) setIsOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const dialog = isOpen ? (
    <Suspense>
      <SearchDialog person={person} close={() => setIsOpen(false)} />
    </Suspense>
  ) : null;
  return { open: () => setIsOpen(true), dialog };
}
