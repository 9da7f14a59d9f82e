import clsx from 'clsx';
import type { ReactNode } from 'react';
import { firstStep } from '#(marketing)/content/discover-your-path.ts';

/** The others show while the address names them; the first does while it names none of them. */
const shown = {
  first: 'not-target:group-has-[[data-step]:target]/path:hidden',
  later: 'hidden target:block',
};

/**
 * One step of the chooser. The address says which is open (`:target`), so the back button works,
 * a step can be sent as a link, the browser moves the focus, and no script is needed.
 */
export function PathSection({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section
      id={id}
      data-step=""
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={clsx(
        'scroll-mt-24 focus:outline-none',
        id === firstStep ? shown.first : shown.later,
      )}
    >
      {children}
    </section>
  );
}
