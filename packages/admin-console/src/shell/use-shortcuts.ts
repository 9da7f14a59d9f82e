import { consoleTabNames } from '@infinite/schema/catalogue/admin';
import { mayOpenPlace } from '@infinite/schema/catalogue/staff-places';
import { useEffect, useState } from 'react';
import { searchFieldMark } from '#components/table-search.tsx';
import { useStaffRole } from '#platform/platform-context.tsx';
import { usePlace } from '#platform/use-place.ts';

const storageKey = 'console-shortcuts';

export interface Shortcuts {
  readonly enabled: boolean;
  setEnabled(enabled: boolean): void;
  readonly helpOpen: boolean;
  setHelpOpen(open: boolean): void;
}

/**
 * Single keys: 1 to 5 open the places, / goes to the search, r refreshes, ? shows them all. They
 * can be turned off (WCAG 2.2, 2.1.4), and never act while something is typed or a dialog is open.
 */
export function useShortcuts(refresh: () => void): Shortcuts {
  const place = usePlace();
  const role = useStaffRole();
  const [enabled, setEnabled] = useState(() => localStorage.getItem(storageKey) !== 'off');
  const [helpOpen, setHelpOpen] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isForUs(event)) return;
      const tab = consoleTabNames[Number(event.key) - 1];
      if (tab && mayOpenPlace(role, tab)) {
        place.open(tab);
        focusSoon('[role="tab"][aria-selected="true"]');
      } else if (event.key === '/')
        document.querySelector<HTMLElement>(`[${searchFieldMark}]`)?.focus();
      else if (event.key === 'r') refresh();
      else if (event.key === '?') setHelpOpen(true);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled, place, refresh, role]);
  return {
    enabled,
    setEnabled: (next) => {
      localStorage.setItem(storageKey, next ? 'on' : 'off');
      setEnabled(next);
    },
    helpOpen,
    setHelpOpen,
  };
}

function isForUs(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return false;
  // The path, not the target: the editor of articles is in a shadow root, and its target is the host.
  return !event
    .composedPath()
    .some((node) => node instanceof HTMLElement && node.matches(typedInto));
}

const typedInto = 'input, textarea, select, [contenteditable]';

/** Once the change has been drawn. */
function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}
