import type { CommentPartsFragment } from '@infinite/schema/generated/graphql';
import { instantWords } from '@infinite/schema/words/dates.en';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Reply } from 'lucide-react';
import { useState } from 'react';
import { talkWords as words } from '#collaboration/collaboration.en.ts';
import type { Talk } from '#collaboration/use-comments.ts';
import { CommentActs } from './comment-acts.tsx';
import { CommentWords } from './comment-words.tsx';
import { EditComment } from './edit-comment.tsx';
import { Reactions } from './reactions.tsx';

interface CommentItemProps {
  comment: CommentPartsFragment;
  talk: Talk;
  timeZone: string;
  /** Null where the reader's role writes none. */
  onReply: (() => void) | null;
}

/** One comment: who, when, the words, and what the reader may do with it. */
export function CommentItem({ comment, talk, timeZone, onReply }: CommentItemProps) {
  const [editing, setEditing] = useState(false);
  const { id, author, createdAt } = comment;
  return (
    <article id={`comment-${id}`} aria-label={author.name} className="scroll-mt-24">
      <p className="m-0 flex flex-wrap items-baseline gap-x-3">
        <strong className="wrap-anywhere">
          <bdi>{author.name}</bdi>
        </strong>
        <span className="text-sm text-ink-soft">
          <time dateTime={createdAt}>{instantWords(createdAt, timeZone)}</time>
          {comment.edited ? ` · ${words.edited}` : null}
        </span>
        {comment.hidden ? <Badge>{words.hiddenNote}</Badge> : null}
      </p>
      {editing ? (
        <EditComment comment={comment} talk={talk} onClose={() => setEditing(false)} />
      ) : (
        <CommentWords comment={comment} />
      )}
      {comment.deleted || editing ? null : (
        <div className="flex flex-wrap items-center gap-x-1">
          {onReply ? (
            <Button
              variant="quiet"
              className="-ml-3 px-3!"
              aria-label={words.replyTo(author.name)}
              onClick={onReply}
            >
              <Icon as={Reply} />
              {words.reply}
            </Button>
          ) : null}
          <Reactions target="COMMENT" id={id} what={author.name} first={comment.reactions} />
          <CommentActs comment={comment} talk={talk} onEdit={() => setEditing(true)} />
        </div>
      )}
    </article>
  );
}
