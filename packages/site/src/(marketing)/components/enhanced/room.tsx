import { buttonStyle } from '@infinite/ui/button-style';
import type { ReactNode } from 'react';
import { enhanced, type RoomId } from '#(marketing)/content/enhanced.ts';

interface RoomProps {
  id: RoomId;
  title: string;
  children: ReactNode;
}

/** One full-screen overlay: its title, Close, and what it holds. */
export function Room({ id, title, children }: RoomProps) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      className="fixed inset-0 z-40 m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain border-0 bg-paper p-0 text-ink [[data-by-address]_&:target]:block"
    >
      <div className="sticky top-0 z-10 border-b border-rule bg-paper">
        <div className="page-column flex min-h-16 items-center justify-between gap-4">
          <h2 id={`${id}-title`} className="m-0 text-xl sm:text-2xl">
            {title}
          </h2>
          <button
            type="button"
            data-close
            className={`${buttonStyle({ size: 'sm' })} [[data-by-address]_&]:hidden`}
          >
            {enhanced.close}
          </button>
          <noscript>
            <a href="#rooms" className={buttonStyle({ size: 'sm' })}>
              {enhanced.close}
            </a>
          </noscript>
        </div>
      </div>
      {children}
    </dialog>
  );
}
