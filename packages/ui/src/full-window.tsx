import { Dialog as Radix } from 'radix-ui';
import { useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { closeOnEscape } from './close-on-escape.ts';

export interface FullWindowProps {
  /** Read aloud when it opens. */
  title: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Something within that Escape ends before it closes the window; null while there is nothing. */
  onEscape?: (() => void) | null;
  children: ReactNode;
}

/**
 * Something that takes the whole window, such as a photo: it holds the focus, Escape closes it, and what had the
 * focus before gets it back, unless the page moves it.
 */
export function FullWindow(props: FullWindowProps): ReactElement {
  const { title, onClose, onKeyDown, onEscape, children } = props;
  const opener = useRef<Element>(null);
  const escape = onEscape ?? onClose;
  const onEscapeKey = closeOnEscape(escape);
  return (
    <Radix.Root open onOpenChange={escape}>
      <Radix.Portal>
        <Radix.Content
          data-scroll-lock="full"
          className="fixed inset-0 z-40 flex flex-col bg-paper text-ink focus-visible:outline-none"
          aria-describedby={undefined}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            onEscapeKey(event);
          }}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            // Its own surface, so that keys work at once and no button looks chosen.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const isMoved = document.activeElement && document.activeElement !== document.body;
            if (isMoved) return;
            if (opener.current instanceof HTMLElement && opener.current.isConnected) {
              opener.current.focus({ preventScroll: true });
            }
          }}
        >
          <Radix.Title className="only-read-aloud">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
