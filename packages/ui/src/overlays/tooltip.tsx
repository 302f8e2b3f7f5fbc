import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

/**
 * A hint with content of its own beside `children` (one focusable element). Icon buttons bring a lighter,
 * style-only hint. Never the only place of a fact: touch screens do not show it.
 */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactElement }) {
  return (
    <Base.Provider>
      <Base.Root>
        <Base.Trigger delay={300} render={children} />
        <Base.Portal>
          <Base.Positioner sideOffset={6} className="z-60">
            <Base.Popup className="max-w-64 rounded-sm bg-plum px-2.5 py-1.5 text-xs font-medium text-white shadow-lift transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
              {content}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}
