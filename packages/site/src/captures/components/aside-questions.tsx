import { tellWords as words } from '@infinite/schema/words/tell.en';
import type { ReactElement } from 'react';
import type { TellPage } from '#captures/tell-page.ts';
import { QuietPart } from '#received/components/quiet-part.tsx';

/** What was put aside, to be taken up whenever its reader likes. */
export function AsideQuestions(props: { page: TellPage; token: string }): ReactElement | null {
  const { page, token } = props;
  if (page.aside.length === 0) return null;
  return (
    <div className="border-t border-rule">
      <QuietPart heading={words.aside}>
        <ul className="m-0 flex list-none flex-col gap-4 p-0">
          {page.aside.map(({ id, body }) => (
            <li key={id}>
              <p className="m-0 font-serif text-xl wrap-anywhere">{body}</p>
              <a
                className="link inline-flex min-h-11 items-center"
                href={`/tell/${token}?question=${id}`}
              >
                {words.answerAfterAll}
              </a>
            </li>
          ))}
        </ul>
      </QuietPart>
    </div>
  );
}
