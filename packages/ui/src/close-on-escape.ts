import type { KeyboardEvent } from 'react';

/**
 * Closes a dialog by Escape while a toast is shown. Radix gives Escape to what appeared last, and that is the
 * toast; it leaves the event to others, who get it only here. A dialog that Radix closes by itself has prevented
 * the default already, and so has one within.
 */
export function closeOnEscape(close: () => void) {
  return (event: Pick<KeyboardEvent, 'key' | 'defaultPrevented' | 'preventDefault'>): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
}
