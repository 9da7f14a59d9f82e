import { useEffect, useEffectEvent } from 'react';

/** Ctrl+K, or ⌘K, from anywhere but a dialog, whose own controls come first. */
export function useFindKey(find: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // The editor's own Ctrl+K, which makes a link, comes first.
    if (event.defaultPrevented || event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey)
      return;
    if (!event.ctrlKey && !event.metaKey) return;
    if (document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]')) return;
    event.preventDefault();
    find();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
