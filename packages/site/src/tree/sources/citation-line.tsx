import type { TreeCitationFieldsFragment } from '@infinite/schema/generated/graphql';
import { Icon } from '@infinite/ui/icon';
import { Pencil, Trash2, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { treePersonPath, treeSourcePath } from '#tree/paths.ts';
import { qualityInWords, sourcesWords } from './sources.en.ts';

const words = sourcesWords.person;

interface CitationLineProps {
  readonly citation: TreeCitationFieldsFragment;
  /** Of the source. */
  readonly title: string;
  /** Of the fact. */
  readonly label: string;
  readonly personId: string;
  readonly mayChange: boolean;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** One citation: its source, where in it, how reliable it is, and its words. */
export function CitationLine(props: CitationLineProps): ReactElement {
  const { citation, title, label, personId, mayChange } = props;
  const { sourceId, page, quality, texts, fromMs } = citation;
  const isSpoken = fromMs !== null;
  const details = [page, qualityInWords(quality)].filter(Boolean).join(' · ');
  return (
    <li className="mt-2 flex items-start justify-between gap-2 border-l-2 border-edge pl-4">
      <div className="min-w-0 wrap-anywhere">
        {sourceId ? (
          <a className="link" href={treeSourcePath(sourceId)}>
            {title}
          </a>
        ) : (
          title
        )}
        {details ? <span className="block text-sm text-ink-soft">{details}</span> : null}
        {texts.map((text) => (
          <q key={text} className="mt-1 block font-serif whitespace-pre-line">
            {text}
          </q>
        ))}
        {isSpoken ? (
          <a className="link block text-sm" href={treePersonPath(personId)}>
            {words.hear}
          </a>
        ) : null}
      </div>
      {mayChange ? (
        <span className="flex shrink-0">
          {isSpoken ? null : (
            <IconButton
              icon={Pencil}
              label={words.changeNamed(title, label)}
              onClick={props.onChange}
            />
          )}
          <IconButton
            icon={Trash2}
            label={words.removeNamed(title, label)}
            onClick={props.onRemove}
          />
        </span>
      ) : null}
    </li>
  );
}

function IconButton(props: { icon: LucideIcon; label: string; onClick: () => void }): ReactElement {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
      className="flex size-11 cursor-pointer items-center justify-center rounded-md border-0 bg-transparent text-ink-soft hover:bg-sunk hover:text-ink"
    >
      <Icon as={props.icon} />
    </button>
  );
}
