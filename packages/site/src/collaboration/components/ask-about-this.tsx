import type { NamedPerson } from '@infinite/schema/collaboration/mentions';
import { Button } from '@infinite/ui/button';
import { useState } from 'react';
import { questionPath } from '#collaboration/paths.ts';
import { questionPageWords as words } from '#collaboration/questions.en.ts';
import type { Subject } from '#collaboration/use-comments.ts';
import { AskForm } from './ask-form.tsx';

/** Asks relatives about what the page shows; the question has a page of its own then. */
export function AskAboutThis({
  subject,
  people,
}: {
  subject: Subject;
  people: readonly NamedPerson[];
}) {
  const [asking, setAsking] = useState(false);
  if (people.length === 0) return null;
  return (
    <div className="mt-6">
      {asking ? (
        <AskForm
          people={people}
          subject={subject}
          onAsked={({ id }) => window.location.assign(questionPath(id))}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <Button onClick={() => setAsking(true)}>{words.askAbout}</Button>
      )}
    </div>
  );
}
