import type { ReactionPartsFragment } from '@infinite/schema/generated/graphql';
import { SubjectTalkDocument } from '@infinite/schema/generated/operations';
import { useEffect, useState } from 'react';
import { ask } from '#api/ask.ts';
import type { Subject } from '#collaboration/use-comments.ts';
import { onLive } from '#notices/live-events.ts';

/** The reactions to a subject, read again when somebody leaves one. */
export function useReactions(
  { kind, id }: Subject,
  first: readonly ReactionPartsFragment[],
): readonly ReactionPartsFragment[] {
  const [reactions, setReactions] = useState(first);
  useEffect(
    () =>
      onLive('comment', (changed) => {
        if (changed !== null && changed !== id) return;
        void ask(SubjectTalkDocument, { kind, ids: [id] }).then((answer) => {
          const [talk] = answer.kind === 'data' ? answer.data.subjectTalk : [];
          if (talk) setReactions(talk.reactions);
        });
      }),
    [kind, id],
  );
  return reactions;
}
