import clsx from 'clsx';
import { AlertDialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { closeOnEscape } from './close-on-escape.ts';
import { dialogPanelStyle, dialogScrimStyle } from './dialog-style.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** Names what is lost, or what will happen. */
  description: ReactNode;
  /** The act as a verb: 'Delete the recording'. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  pending?: boolean;
  pendingLabel?: string;
  /** The dialog stays open; close it when the work is done. */
  onConfirm: () => void;
}

/** What a `ConfirmDialog` shows once it is opened. */
export function ConfirmDialogPanel(props: ConfirmDialogProps) {
  const { tone = 'danger', cancelLabel = 'Keep it', pending = false, pendingLabel } = props;
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <div className={dialogScrimStyle} data-scroll-lock />
        <Radix.Content
          className={clsx(dialogPanelStyle, 'max-w-[480px]')}
          onKeyDown={closeOnEscape(() => props.onOpenChange(false))}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <Radix.Title className="m-0 text-xl">{props.title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-3 text-ink-soft">{props.description}</div>
          </Radix.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </Radix.Cancel>
            <Button
              variant={tone}
              pending={pending}
              pendingLabel={pendingLabel}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
