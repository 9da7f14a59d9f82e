import clsx from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** A link… */
  href?: string;
  /** For a link that a router follows: what a click on it does. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** …or an act. */
  onSelect?: () => void;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
}

export interface MenuProps {
  /** The button that opens it. */
  readonly button: ButtonProps;
  readonly items: readonly MenuItem[];
}

interface MenuPanelProps extends MenuProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The first opening came before this code did, so Radix did not see that a key asked for it. */
  readonly firstByKey: boolean;
}

/** A list of acts behind one button. */
export function MenuPanel({ button, items, open, onOpenChange, firstByKey }: MenuPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  // Read once: later openings are seen by Radix itself.
  const [chooses] = useState(firstByKey);
  useEffect(() => {
    if (!chooses) return undefined;
    // Radix gives the focus to the list in its own effect first.
    const frame = requestAnimationFrame(() =>
      content.current?.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [chooses]);
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <Button {...button} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={content}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-56 animate-appear rounded-md border border-rule bg-raised p-1 text-ink shadow-float"
        >
          {items.map((item, at) => (
            <Radix.Item
              // Two items may have the same label.
              key={`${at} ${item.label}`}
              disabled={item.disabled}
              onSelect={item.onSelect}
              asChild={item.href !== undefined}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 no-underline outline-none select-none',
                'data-disabled:cursor-default data-disabled:opacity-60 data-highlighted:bg-accent-tint',
                item.tone === 'danger' ? 'text-danger' : 'text-ink',
              )}
            >
              {item.href === undefined ? (
                <>
                  {item.icon}
                  {item.label}
                </>
              ) : (
                <a
                  href={item.href}
                  onClick={(event) => {
                    item.onClick?.(event);
                    // A router stops the event, and Radix then takes it for not chosen.
                    onOpenChange(false);
                  }}
                >
                  {item.icon}
                  {item.label}
                </a>
              )}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
