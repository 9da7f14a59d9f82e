import type { AlikeItemsQuery } from '@infinite/schema/generated/graphql';
import { sizeWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import type { ReactElement } from 'react';
import { ItemPicture } from '#vault/components/item-picture.tsx';
import { takenWords } from '#vault/item/taken-words.ts';
import { vaultItemPath } from '#vault/paths.ts';
import { duplicatesWords as words } from './duplicates.en.ts';

interface AlikeItemProps {
  readonly item: AlikeItemsQuery['alikeItems']['groups'][number]['items'][number];
  /** Whether another one could go. */
  readonly mayKeep: boolean;
  readonly isReady: boolean;
  readonly onKeep: () => void;
}

/** One of the items that are compared: the picture, and what tells it from the others. */
export function AlikeItem({ item, mayKeep, isReady, onKeep }: AlikeItemProps): ReactElement {
  const { recording, width, height, addedBy, mayDelete, suggested } = item;
  const { id, title, bytes, forms, facts } = recording;
  const lines = [
    width && height ? words.pixels(width, height) : null,
    sizeWords(bytes),
    facts && facts.taken.precision !== 'UNKNOWN' ? takenWords(facts.taken) : null,
    words.addedBy(addedBy.name),
    mayDelete ? null : words.staysToo,
  ];
  return (
    <li className="flex min-w-0 flex-col rounded-md border border-rule bg-raised p-3">
      <a
        href={vaultItemPath(id, 'all')}
        className="flex aspect-4/3 items-center justify-center overflow-hidden rounded-sm bg-sunk"
      >
        {forms ? (
          <img
            src={forms.middleUrl}
            alt={title}
            loading="lazy"
            className="size-full object-contain"
          />
        ) : (
          <span className="block size-16">
            <ItemPicture item={{ kind: recording.kind }} />
          </span>
        )}
      </a>
      <p className="mt-3 mb-0 font-semibold [overflow-wrap:anywhere]">{title}</p>
      <ul className="m-0 list-none p-0 text-sm text-ink-soft">
        {lines.flatMap((line) => (line ? [<li key={line}>{line}</li>] : []))}
      </ul>
      <div className="mt-auto flex flex-wrap items-center gap-3 pt-3">
        {mayKeep ? (
          <Button
            variant={suggested ? 'primary' : 'secondary'}
            aria-label={words.keepOne(title)}
            disabled={!isReady}
            onClick={onKeep}
          >
            {words.keep}
          </Button>
        ) : null}
        {suggested ? (
          <span title={words.suggestedHint} className="text-sm text-ink-soft">
            {words.suggested}
          </span>
        ) : null}
      </div>
    </li>
  );
}
