import type { ReactNode } from 'react';

/** A titled part of an account's page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-rule pt-3 text-sm">
      <h3 className="m-0 mb-2 text-lg">{title}</h3>
      {children}
    </section>
  );
}
