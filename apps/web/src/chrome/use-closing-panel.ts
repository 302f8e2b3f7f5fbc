import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A panel of the page's frame closes when a navigation takes place under it. One that was opened
 * before the scripts were there stays.
 */
export function useClosingPanel(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    const element = panel.current;
    if (element?.matches(':popover-open')) element.hidePopover();
  }, [key]);
  return panel;
}
