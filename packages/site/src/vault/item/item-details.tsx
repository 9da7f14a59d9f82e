import { durationWords, sizeWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { loadOnce, useWhenOpened } from '@infinite/ui/load-when-opened';
import { Crop, Download, History, Pencil } from 'lucide-react';
import { createElement, useState, type ReactElement, type ReactNode } from 'react';
import { moodPageWords } from '#vault/insights/mood.en.ts';
import { isEdited } from '#vault/edit/edit-calls.ts';
import { photoEditWords } from '#vault/edit/photo-edit.en.ts';
import { itemWords as words } from './item.en.ts';
import type { KnownItem } from './known-item.ts';
import { takenWords } from './taken-words.ts';

const editPanel = loadOnce(async () => (await import('./edit-facts.tsx')).EditFacts);
const photoPanel = loadOnce(async () => (await import('#vault/edit/edit-photo.tsx')).EditPhoto);
const versionsPanel = loadOnce(async () => (await import('./fact-versions.tsx')).FactVersions);

interface ItemDetailsProps {
  readonly item: KnownItem;
  readonly timeZone: string;
  /** It was edited: reads it again. */
  readonly onChanged: () => Promise<void>;
}

/** What is known of an item, and the ways to say more. */
export function ItemDetails({ item, timeZone, onChanged }: ItemDetailsProps): ReactElement {
  const { recording, mayDescribe } = item;
  const { facts } = recording;
  const isDrawn = recording.kind === 'PHOTO' && Boolean(recording.forms);
  const [opened, setOpened] = useState<'edit' | 'photo' | 'versions' | null>(null);
  const close = () => setOpened(null);
  const Edit = useWhenOpened(editPanel, opened === 'edit', close);
  const Photo = useWhenOpened(photoPanel, opened === 'photo', close);
  const Versions = useWhenOpened(versionsPanel, opened === 'versions', close);
  return (
    <section aria-label={words.heading}>
      <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {linesOf(item).map(([name, said]) => (
          <Line key={name} name={name}>
            {said}
          </Line>
        ))}
      </dl>
      {facts ? (
        <div className="mt-3 -ml-3 flex flex-wrap gap-x-2">
          {mayDescribe ? (
            <Button variant="quiet" className="px-3!" onClick={() => setOpened('edit')}>
              <Icon as={Pencil} />
              {words.edit}
            </Button>
          ) : null}
          {mayDescribe && isDrawn ? (
            <Button variant="quiet" className="px-3!" onClick={() => setOpened('photo')}>
              <Icon as={Crop} />
              {photoEditWords.open}
            </Button>
          ) : null}
          {isDrawn && isEdited(recording.url) ? (
            <LinkButton
              variant="quiet"
              className="px-3!"
              href={`/media/${recording.id}/copy`}
              download
            >
              <Icon as={Download} />
              {photoEditWords.download}
            </LinkButton>
          ) : null}
          {facts.version > 0 ? (
            <Button variant="quiet" className="px-3!" onClick={() => setOpened('versions')}>
              <Icon as={History} />
              {words.history}
            </Button>
          ) : null}
        </div>
      ) : null}
      {Edit && facts && opened === 'edit'
        ? createElement(Edit, { item, facts, onClose: close, onSaved: onChanged })
        : null}
      {Photo && opened === 'photo'
        ? createElement(Photo, { id: recording.id, timeZone, onClose: close, onSaved: onChanged })
        : null}
      {Versions && facts && opened === 'versions'
        ? createElement(Versions, {
            id: recording.id,
            version: facts.version,
            timeZone,
            mayRestore: mayDescribe,
            onClose: close,
            onRestored: onChanged,
          })
        : null}
    </section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="m-0 min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}

/** What is known, in the order of how often it is asked for. The date is always there: not known is a word, too. */
function linesOf({ recording, fileName, addedBy }: KnownItem): [string, string][] {
  const { facts, forms, durationMs, bytes, mood } = recording;
  const lines: [string, string | null | undefined | false][] = [
    [words.date, facts && dateLine(facts)],
    [words.place, facts && placeLine(facts)],
    [words.credit, facts?.credit],
    [words.camera, facts?.file.camera],
    [words.mood, mood && moodPageWords.line(mood.name, mood.suggested)],
    [words.length, durationMs ? durationWords(durationMs) : null],
    [words.fileName, fileName],
    [
      words.size,
      [forms && words.pixels(forms.width, forms.height), sizeWords(bytes)]
        .filter(Boolean)
        .join(', '),
    ],
    [words.addedBy, addedBy?.name],
  ];
  return lines.flatMap(([name, said]) => (said ? [[name, said]] : []));
}

type Facts = NonNullable<KnownItem['recording']['facts']>;

function dateLine({ taken, takenBy }: Facts): string {
  const date = takenWords(taken);
  return takenBy && taken.precision !== 'UNKNOWN' ? `${date} (${words.saidBy[takenBy]})` : date;
}

function placeLine({ placeName, place }: Facts): string {
  const onMap = place && words.onMap(place.latitude, place.longitude);
  return [placeName, onMap].filter(Boolean).join(' · ');
}
