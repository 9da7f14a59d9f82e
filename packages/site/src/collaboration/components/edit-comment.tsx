import type { CommentPartsFragment } from '@infinite/schema/generated/graphql';
import { EditCommentDocument } from '@infinite/schema/generated/operations';
import { talkWords as words } from '#collaboration/collaboration.en.ts';
import type { Talk } from '#collaboration/use-comments.ts';
import { useAct } from '#settings/use-act.ts';
import { CommentForm } from './comment-form.tsx';

/** The reader's own comment, as text again. Somebody who left is named in it without a mention. */
export function EditComment(props: { comment: CommentPartsFragment; talk: Talk; onClose(): void }) {
  const { comment, talk, onClose } = props;
  const { act, ready, pending, errors } = useAct(EditCommentDocument);
  const save = async (body: string) => {
    const done = await act({ id: comment.id, body }, words.saved);
    if (!done) return false;
    talk.put(done.editComment);
    onClose();
    return true;
  };
  const mentioned = comment.parts.flatMap(({ text, memberId }) =>
    memberId ? [{ id: memberId, name: text }] : [],
  );
  const text = comment.parts.map((part) => (part.isMention ? `@${part.text}` : part.text)).join('');
  return (
    <CommentForm
      label={words.editLabel}
      hideLabel
      people={talk.people}
      saveLabel={words.save}
      first={{ text, mentioned }}
      focused
      {...{ ready, pending, onCancel: onClose }}
      error={errors['body']}
      onSave={save}
    />
  );
}
