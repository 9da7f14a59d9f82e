import type { CommentThreadFragment } from '@infinite/schema/generated/graphql';
import { AddCommentDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState } from 'react';
import { talkWords as words } from '#collaboration/collaboration.en.ts';
import type { Talk } from '#collaboration/use-comments.ts';
import { useAct } from '#settings/use-act.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';

interface CommentThreadProps {
  thread: CommentThreadFragment;
  talk: Talk;
  timeZone: string;
  mayComment: boolean;
}

/** A comment with the replies to it. */
export function CommentThread({ thread, talk, timeZone, mayComment }: CommentThreadProps) {
  /** The person who is replied to; null while nobody is. */
  const [to, setTo] = useState<string | null>(null);
  const { id, author, replies, replyCount, deleted } = thread;
  const reply = mayComment && !deleted;
  return (
    <li className="border-t border-rule py-5">
      <CommentItem
        comment={thread}
        {...{ talk, timeZone }}
        onReply={reply ? () => setTo(author.name) : null}
      />
      {replies.length > 0 ? (
        <ul className="m-0 mt-3 list-none border-l-2 border-rule p-0 pl-5">
          {replies.map((one) => (
            <li key={one.id} className="py-2">
              <CommentItem
                comment={one}
                {...{ talk, timeZone }}
                onReply={reply ? () => setTo(one.author.name) : null}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {replyCount > replies.length ? (
        <Button variant="quiet" className="px-3!" onClick={() => void talk.loadReplies(id)}>
          {words.allReplies(replyCount)}
        </Button>
      ) : null}
      {to === null ? null : (
        <ReplyForm key={to} to={to} parentId={id} talk={talk} onClose={() => setTo(null)} />
      )}
    </li>
  );
}

function ReplyForm(props: { to: string; parentId: string; talk: Talk; onClose(): void }) {
  const { to, parentId, talk, onClose } = props;
  const [clientId] = useState(() => crypto.randomUUID());
  const { act, ready, pending, errors } = useAct(AddCommentDocument);
  const { kind, id: subjectId } = talk.subject;
  const save = async (body: string) => {
    const done = await act({ input: { clientId, kind, subjectId, parentId, body } }, null);
    if (!done) return false;
    talk.put(done.addComment);
    onClose();
    return true;
  };
  return (
    <div className="mt-4 border-l-2 border-rule pl-5">
      <CommentForm
        label={words.replyLabel(to)}
        people={talk.people}
        saveLabel={words.send}
        focused
        {...{ ready, pending, onCancel: onClose }}
        error={errors['body']}
        onSave={save}
      />
    </div>
  );
}
