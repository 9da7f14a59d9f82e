import type { NeededAnswerFieldsFragment } from '@infinite/schema/generated/graphql';
import { LinkButton } from '@infinite/ui/link-button';
import type { ReactElement } from 'react';
import { answerLine } from '../needed-answers.ts';

/** What waits for an answer besides messages, each with the way to answer it. */
export function NeededAnswers(props: {
  answers: readonly NeededAnswerFieldsFragment[];
  timeZone: string;
}): ReactElement {
  return (
    <ul className="m-0 list-none p-0">
      {props.answers.map((answer, at) => {
        const { title, body, href, action } = answerLine(answer, props.timeZone);
        return (
          <li
            key={at}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-rule py-5"
          >
            <div className="min-w-0 flex-1 basis-72">
              <h3 className="m-0 text-xl wrap-anywhere">{title}</h3>
              <p className="m-0 text-ink-soft">{body}</p>
            </div>
            {href === null ? null : <LinkButton href={href}>{action}</LinkButton>}
          </li>
        );
      })}
    </ul>
  );
}
