import type { ReactElement, ReactNode } from 'react';

/** A part of the home page under its heading, with the way to all of it. */
export function Shelf(props: {
  heading: string;
  more?: { href: string; label: string };
  children: ReactNode;
}): ReactElement {
  return (
    <section aria-label={props.heading} className="mt-10 first-of-type:mt-2">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="m-0 text-2xl">{props.heading}</h2>
        {props.more ? (
          <a href={props.more.href} className="link inline-flex min-h-11 items-center">
            {props.more.label}
          </a>
        ) : null}
      </div>
      {props.children}
    </section>
  );
}
