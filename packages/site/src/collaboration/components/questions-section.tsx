import { mayInFamily } from '@infinite/schema/catalogue/families';
import type { NamedPerson } from '@infinite/schema/collaboration/mentions';
import type { QuestionPartsFragment, QuestionsQuery } from '@infinite/schema/generated/graphql';
import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { questionPageWords as words } from '#collaboration/questions.en.ts';
import { useQuestions } from '#collaboration/use-questions.ts';
import { roleNames } from '#families/role-names.ts';
import { AskForm } from './ask-form.tsx';
import { QuestionItem } from './question-item.tsx';

interface QuestionsSectionProps {
  first: QuestionsQuery['questions'];
  people: readonly NamedPerson[];
}

/** What the family asks itself. Questions that wait for the reader stand first. */
export function QuestionsSection({ first, people }: QuestionsSectionProps) {
  const { viewer } = usePageContext();
  const all = useQuestions(first);
  const [asking, setAsking] = useState(false);
  if (!viewer) return null;
  const { questions } = all;
  const waitingFirst = [
    ...questions.filter(({ mayAnswer }) => mayAnswer),
    ...questions.filter(({ mayAnswer }) => !mayAnswer),
  ];
  const onAsked = (question: QuestionPartsFragment) => {
    all.put(question);
    setAsking(false);
  };
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="m-0 scroll-mt-24 text-2xl">
        {words.heading}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">{words.text}</p>
      {asking ? (
        <AskForm people={people} onAsked={onAsked} onCancel={() => setAsking(false)} />
      ) : mayInFamily(roleNames[viewer.familyRole], 'comment') ? (
        <Button onClick={() => setAsking(true)}>{words.ask}</Button>
      ) : null}
      {questions.length === 0 && !asking ? (
        <p className="mt-4 text-ink-soft">{words.none}</p>
      ) : null}
      <ul className="m-0 mt-6 list-none p-0">
        {waitingFirst.map((question) => (
          <li key={question.id} className="border-t border-rule py-5">
            <QuestionItem
              question={question}
              reader={viewer}
              onChange={all.put}
              onWithdrawn={all.drop}
            />
          </li>
        ))}
      </ul>
      {all.failed ? <ErrorState title={words.failed} onRetry={() => void all.loadMore()} /> : null}
      {all.hasMore ? (
        <Button
          pending={all.loading}
          pendingLabel={words.loading}
          onClick={() => void all.loadMore()}
        >
          {words.older}
        </Button>
      ) : null}
    </section>
  );
}
