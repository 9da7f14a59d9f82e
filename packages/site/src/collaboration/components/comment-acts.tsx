import type { CommentPartsFragment } from '@infinite/schema/generated/graphql';
import { DeleteCommentDocument, HideCommentDocument } from '@infinite/schema/generated/operations';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Icon } from '@infinite/ui/icon';
import { Menu } from '@infinite/ui/menu';
import { Ellipsis, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { talkWords as words } from '#collaboration/collaboration.en.ts';
import type { Talk } from '#collaboration/use-comments.ts';
import { useAct } from '#settings/use-act.ts';

/** What the reader may do with a comment besides replying and reacting. */
export function CommentActs(props: { comment: CommentPartsFragment; talk: Talk; onEdit(): void }) {
  const { comment, talk, onEdit } = props;
  const { id, hidden, mayEdit, mayDelete, mayHide } = comment;
  const [asks, setAsks] = useState(false);
  const removal = useAct(DeleteCommentDocument);
  const hiding = useAct(HideCommentDocument);
  if (!mayEdit && !mayDelete && !mayHide) return null;

  const remove = async () => {
    const done = await removal.act({ id }, words.removed);
    setAsks(false);
    if (done) talk.drop(comment);
  };
  const hide = async () => {
    const done = await hiding.act({ id, hidden: !hidden }, hidden ? words.shown : words.hidden);
    if (done) talk.put(done.hideComment);
  };
  return (
    <>
      <Menu
        button={{
          variant: 'quiet',
          className: 'px-3!',
          'aria-label': words.more(comment.author.name),
          disabled: !removal.ready,
          children: <Icon as={Ellipsis} />,
        }}
        items={[
          ...(mayEdit ? [{ label: words.edit, icon: <Icon as={Pencil} />, onSelect: onEdit }] : []),
          ...(mayHide
            ? [
                {
                  label: hidden ? words.showAgain : words.hide,
                  icon: <Icon as={hidden ? Eye : EyeOff} />,
                  onSelect: () => void hide(),
                },
              ]
            : []),
          ...(mayDelete
            ? [
                {
                  label: words.remove,
                  icon: <Icon as={Trash2} />,
                  tone: 'danger' as const,
                  onSelect: () => setAsks(true),
                },
              ]
            : []),
        ]}
      />
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.removeTitle}
        description={words.removeText}
        confirmLabel={words.remove}
        cancelLabel={words.cancel}
        pending={removal.pending}
        onConfirm={() => void remove()}
      />
    </>
  );
}
