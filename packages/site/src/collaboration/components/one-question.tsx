import type { QuestionPartsFragment } from '@infinite/schema/generated/graphql';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { togetherPath } from '#collaboration/paths.ts';
import { questionPageWords as words } from '#collaboration/questions.en.ts';
import { QuestionItem } from './question-item.tsx';

/** The question that a notice or the activity leads to; null when it is gone. */
export function OneQuestion({ first }: { first: QuestionPartsFragment | null }) {
  const { viewer } = usePageContext();
  const [question, setQuestion] = useState(first);
  if (!viewer) return null;
  return (
    <section aria-labelledby="question">
      <h2 id="question" className="only-read-aloud">
        {words.one}
      </h2>
      {question ? (
        <QuestionItem
          question={question}
          reader={viewer}
          onChange={setQuestion}
          onWithdrawn={() => setQuestion(null)}
        />
      ) : (
        <p className="m-0">{words.gone}</p>
      )}
      <p className="mt-6 mb-0">
        <a className="link" href={`${togetherPath}#questions`}>
          {words.all}
        </a>
      </p>
    </section>
  );
}
