import type { ReactNode } from 'react';

/** A part of the page, with an address of its own. */
export function Section(props: { id: string; title: string; children: ReactNode }) {
  const { id, title, children } = props;
  return (
    <section aria-labelledby={id} className="border-t border-rule pt-10 pb-6 first:border-0">
      <h2 id={id} className="mt-0 mb-4 text-3xl">
        <a href={`#${id}`} className="text-inherit no-underline hover:underline">
          {title}
        </a>
      </h2>
      {children}
    </section>
  );
}
