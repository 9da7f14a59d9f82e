import { AddCommentDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';
import { useState } from 'react';
import { talkWords as words } from '#collaboration/collaboration.en.ts';
import type { Talk } from '#collaboration/use-comments.ts';
import type { Presence } from '#collaboration/use-presence.ts';
import { useAct } from '#settings/use-act.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import { HereNow } from './here-now.tsx';

interface CommentsSectionProps {
  talk: Talk;
  timeZone: string;
  mayComment: boolean;
  presence: Presence;
}

/** What relatives say about something that the family keeps. */
export function CommentsSection(props: CommentsSectionProps) {
  const { talk, timeZone, mayComment, presence } = props;
  const { threads } = talk;
  return (
    <section aria-labelledby="comments" className="mt-10">
      <h2 id="comments" className="m-0 mb-4 text-2xl">
        {words.heading}
      </h2>
      <HereNow first={presence} />
      {mayComment ? <NewComment talk={talk} /> : null}
      {threads.length === 0 ? (
        <p className="mt-6 max-w-measure text-ink-soft">
          {mayComment ? words.none : words.noneToRead}
        </p>
      ) : (
        <ul aria-live="polite" className="m-0 mt-6 list-none p-0">
          {threads.map((thread) => (
            <CommentThread key={thread.id} {...{ thread, talk, timeZone, mayComment }} />
          ))}
        </ul>
      )}
      {talk.failed ? <ErrorState title={words.failed} onRetry={() => void talk.refresh()} /> : null}
      {talk.hasMore ? (
        <Button
          className="mt-4"
          pending={talk.loading}
          pendingLabel={words.loading}
          onClick={() => void talk.loadMore()}
        >
          {words.older}
        </Button>
      ) : null}
    </section>
  );
}

function NewComment({ talk }: { talk: Talk }) {
  // Of this comment until it is kept: sent again after a lost answer, it is the same one.
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const { act, ready, pending, errors } = useAct(AddCommentDocument);
  const { kind, id: subjectId } = talk.subject;
  const save = async (body: string) => {
    const done = await act({ input: { clientId, kind, subjectId, body } }, null);
    if (!done) return false;
    talk.put(done.addComment);
    setClientId(crypto.randomUUID());
    return true;
  };
  return (
    <CommentForm
      label={words.write}
      hint={words.writeHint}
      people={talk.people}
      saveLabel={words.send}
      {...{ ready, pending }}
      error={errors['body']}
      onSave={save}
    />
  );
}
