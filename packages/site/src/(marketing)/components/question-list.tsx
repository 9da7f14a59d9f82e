export interface QuestionAndAnswer {
  question: string;
  answer: string;
  /** Where to read the full answer. */
  more?: { label: string; href: string };
}

interface QuestionListProps {
  items: readonly QuestionAndAnswer[];
  /** Opened from the start, as the answers to a search are. */
  open?: boolean;
}

/** Questions that open; the browser opens and closes them, without a script. */
export function QuestionList({ items, open }: QuestionListProps) {
  return (
    <div className="max-w-[46rem] border-t border-rule">
      {items.map(({ question, answer, more }) => (
        <details key={question} open={open} className="group border-b border-rule" data-question="">
          <summary className="flex cursor-pointer list-none items-baseline gap-3 py-4 before:w-4 before:shrink-0 before:text-xl before:text-accent before:content-['+'] group-open:before:content-['–'] [&::-webkit-details-marker]:hidden">
            <h3 className="m-0 text-lg sm:text-xl">{question}</h3>
          </summary>
          <div className="max-w-measure pb-5 pl-7">
            <p className="m-0">{answer}</p>
            {more ? (
              <p className="mt-2 mb-0">
                <a className="link" href={more.href}>
                  {more.label}
                </a>
              </p>
            ) : null}
          </div>
        </details>
      ))}
    </div>
  );
}
