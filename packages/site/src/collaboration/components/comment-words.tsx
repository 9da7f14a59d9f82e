import type { CommentPartsFragment } from '@infinite/schema/generated/graphql';
import { talkWords as words } from '#collaboration/collaboration.en.ts';

/** The words of a comment with its mentions, or why they are not there. */
export function CommentWords({ comment }: { comment: CommentPartsFragment }) {
  const { parts, deleted, hidden } = comment;
  if (deleted) return <p className="my-1 text-ink-soft italic">{words.deletedPlace}</p>;
  if (hidden && parts.length === 0) {
    return <p className="my-1 text-ink-soft italic">{words.hiddenPlace}</p>;
  }
  return (
    <p dir="auto" className="my-1 max-w-measure wrap-anywhere whitespace-pre-line">
      {parts.map(({ text, isMention }, at) =>
        isMention ? (
          <strong key={at} className="font-semibold text-accent">
            @<bdi>{text}</bdi>
          </strong>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
    </p>
  );
}
