import { blogImageLimits, blogImagePath } from '@infinite/schema/catalogue/newsroom';
import { postEditorWords, seoWords as words } from '#content/content.en.ts';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useState } from 'react';
import { usePlatform } from '#platform/platform-context.tsx';
import type { PostContent } from '../post-content.ts';
import { ImageDialog } from './image-dialog.tsx';

interface CoverFieldProps {
  content: PostContent;
  fault: string | undefined;
  onType: (part: Partial<PostContent>) => void;
}

/** The cover image of the article, with its alt text. */
export function CoverField({ content, fault, onType }: CoverFieldProps) {
  const platform = usePlatform();
  const [choosing, setChoosing] = useState(false);
  const { coverImageId, coverAlt } = content;
  return (
    <div role="group" aria-label={words.cover} className="grid gap-3">
      <p className="m-0 font-semibold">{words.cover}</p>
      {coverImageId === null ? <p className="m-0 text-ink-soft">{words.noCover}</p> : null}
      {coverImageId !== null && platform.kind === 'browser' ? (
        <img
          src={blogImagePath(coverImageId)}
          alt={coverAlt}
          className="block max-h-56 max-w-full rounded-md"
        />
      ) : null}
      {coverImageId === null ? null : (
        <Field label={postEditorWords.coverAlt} error={fault} required>
          <TextInput
            value={coverAlt}
            maxLength={blogImageLimits.alt}
            onChange={({ target }) => onType({ coverAlt: target.value })}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => setChoosing(true)}>
          {words.chooseCover}
        </Button>
        {coverImageId === null ? null : (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => onType({ coverImageId: null, coverAlt: '' })}
          >
            {words.removeCover}
          </Button>
        )}
      </div>
      <ImageDialog
        open={choosing}
        onOpenChange={setChoosing}
        onChoose={({ id, alt }) => {
          setChoosing(false);
          onType({ coverImageId: id, coverAlt: alt });
        }}
      />
    </div>
  );
}
