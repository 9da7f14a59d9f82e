import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { closeOnEscape } from './close-on-escape.ts';
import { dialogPanelStyle, dialogScrimStyle } from './dialog-style.ts';
import { Icon } from './icon.tsx';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where it is not that of the page. */
  lang?: string;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  footer?: ReactNode;
  /** Off: only the close button, Escape or a choice inside closes it. */
  dismissOnOutsideClick?: boolean;
  closeLabel?: string;
  /** Takes the focus when the dialog opens; else its first control does. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Widest: sm 440 px, md 560 px, lg 800 px. Never higher than 85 % of the window. */
  size?: 'sm' | 'md' | 'lg';
}

const widths = { sm: 'max-w-[440px]', md: 'max-w-[560px]', lg: 'max-w-[800px]' };

/** What a `Dialog` shows once it is opened. */
export function DialogPanel(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'md' } = props;
  const { dismissOnOutsideClick = true, closeLabel = 'Close' } = props;
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={dialogScrimStyle} data-scroll-lock />
        <Radix.Content
          lang={props.lang}
          className={clsx(dialogPanelStyle, widths[size])}
          onKeyDown={closeOnEscape(() => onOpenChange(false))}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            const target = props.initialFocus?.current;
            if (!target) return;
            event.preventDefault();
            target.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix knows only triggers of its own; whatever had the focus gets it back.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onInteractOutside={(event) => {
            if (!dismissOnOutsideClick) event.preventDefault();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="m-0 text-2xl">{title}</Radix.Title>
            <Radix.Close
              aria-label={closeLabel}
              className="-mt-2 -mr-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-ink-soft hover:bg-sunk hover:text-ink"
            >
              <Icon as={X} />
            </Radix.Close>
          </div>
          {description ? (
            <Radix.Description asChild>
              <div className="mt-1 text-ink-soft">{description}</div>
            </Radix.Description>
          ) : null}
          <div className="mt-5">{children}</div>
          {footer ? <div className="mt-6 flex flex-wrap justify-end gap-3">{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
