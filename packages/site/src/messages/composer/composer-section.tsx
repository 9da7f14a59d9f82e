import { useId, type ReactElement, type ReactNode } from 'react';

/** One step of the page: a question, room to answer, a rule before the next. */
export function ComposerSection(props: {
  heading: string;
  lead?: ReactNode;
  /** Where a link to this step leads. */
  anchor?: string;
  children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <section
      id={props.anchor}
      aria-labelledby={id}
      className="scroll-mt-8 border-t border-rule py-8 sm:py-10"
    >
      <h2 id={id} className="m-0 mb-5 text-2xl">
        {props.heading}
      </h2>
      {props.lead ? <p className="-mt-3 mb-5 max-w-measure text-ink-soft">{props.lead}</p> : null}
      <div className="flex flex-col gap-6">{props.children}</div>
    </section>
  );
}
