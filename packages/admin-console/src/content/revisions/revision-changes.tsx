import { useQuery } from '@apollo/client/react';
import { blogCategory } from '@infinite/schema/catalogue/blog';
import { BlogRevisionDocument, type BlogRevisionQuery } from '@infinite/schema/generated/graphql';
import { postEditorWords, revisionWords as words } from '#content/content.en.ts';
import { Spinner } from '@infinite/ui/spinner';
import { refusalOf } from '@infinite/api-client/refusal-of';
import type { PostContent } from '../post-content.ts';
import { changesBetween, type Piece } from './text-changes.ts';

interface RevisionChangesProps {
  postId: string;
  version: number;
  /** What is in the editor now. */
  content: PostContent;
}

/** The differences between a revision and the text in the editor. */
export function RevisionChanges({ postId, version, content }: RevisionChangesProps) {
  const { data, error } = useQuery(BlogRevisionDocument, {
    variables: { postId, version },
    // A revision does not change, except the one that autosave still writes to.
    fetchPolicy: 'no-cache',
  });
  if (error) return <p role="alert">{refusalOf(error).words}</p>;
  if (!data) return <Spinner className="text-accent" />;
  const now = linesOf({ ...content, tags: content.tags, category: content.category });
  const then = linesOf({ ...data.blogRevision, tags: data.blogRevision.tags.join(', ') });
  const changed = now.flatMap(({ label, text }, index) => {
    const before = then[index]?.text ?? '';
    return before === text ? [] : [{ label, pieces: changesBetween(before, text) }];
  });
  if (changed.length === 0) return <p className="mt-3 mb-0 text-ink-soft">{words.same}</p>;
  return (
    <div
      role="region"
      aria-label={words.changes(version)}
      tabIndex={0}
      className="mt-3 max-h-96 overflow-auto rounded-md border border-rule bg-paper p-3 text-sm"
    >
      <p className="m-0 mb-2 text-ink-soft">{words.legend}</p>
      {changed.map(({ label, pieces }) => (
        <div key={label} className="mb-3">
          <p className="m-0 font-semibold">{label}</p>
          <p className="m-0 wrap-anywhere whitespace-pre-wrap">
            {pieces.map((piece, index) => (
              <PieceText key={index} piece={piece} />
            ))}
          </p>
        </div>
      ))}
    </div>
  );
}

function PieceText({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'added':
      return <ins className="bg-success-tint text-success">{piece.text}</ins>;
    case 'removed':
      return <del className="bg-danger-tint text-danger">{piece.text}</del>;
    default:
      return <span>{piece.text}</span>;
  }
}

type Compared = Omit<PostContent, 'coverImageId'> | Compare;
type Compare = Omit<BlogRevisionQuery['blogRevision'], 'tags'> & { tags: string };

function linesOf(text: Compared): { label: string; text: string }[] {
  const { title, excerpt, body, author, tags, emoji, address, keyword } = text;
  return [
    { label: postEditorWords.title, text: title },
    { label: postEditorWords.excerpt, text: excerpt },
    { label: postEditorWords.body, text: body },
    { label: postEditorWords.author, text: author },
    { label: postEditorWords.category, text: blogCategory(text.category).name },
    { label: postEditorWords.tags, text: tags },
    { label: postEditorWords.emoji, text: emoji },
    { label: postEditorWords.address, text: address },
    { label: postEditorWords.seoTitle, text: text.seoTitle },
    { label: postEditorWords.seoDescription, text: text.seoDescription },
    { label: postEditorWords.keyword, text: keyword },
    { label: postEditorWords.coverAlt, text: text.coverAlt },
  ];
}
