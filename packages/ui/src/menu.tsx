import clsx from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';
import { useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';

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

/** A list of acts behind one button. `trigger` is that button. */
export function Menu({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
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
                    setOpen(false);
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
