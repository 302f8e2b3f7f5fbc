import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A panel of the page's frame closes when a navigation takes place under it. */
export function useClosingPanel(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each navigation
  useEffect(() => {
    const element = panel.current;
    if (element?.matches(':popover-open')) element.hidePopover();
  }, [key]);
  return panel;
}
