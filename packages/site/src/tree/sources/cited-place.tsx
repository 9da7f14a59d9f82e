import type { TreeCitationFieldsFragment } from '@infinite/schema/generated/graphql';
import {
  AddTreeSourceDocument,
  CiteTreeSourceDocument,
  RemoveTreeCitationDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useRef, type ReactElement } from 'react';
import type { Edits } from '#tree/edit/use-edits.ts';
import type { ChosenSource } from './choose-source.tsx';
import { CitationForm, type CitationText } from './citation-form.tsx';
import { CitationLine } from './citation-line.tsx';
import { sourcesWords } from './sources.en.ts';

const words = sourcesWords.person;

interface CitedPlaceProps {
  readonly edits: Edits;
  readonly personId: string;
  readonly record: {
    readonly id: string;
    readonly version: number;
    readonly mayChange: boolean;
  };
  /** The fact; null: the record as a whole. */
  readonly at: number | null;
  readonly label: string;
  readonly text: string;
  readonly citations: readonly TreeCitationFieldsFragment[];
  /** Which form of the page is open. */
  readonly open: string | null;
  readonly onOpen: (form: string | null) => void;
}

/** A fact, or a record as a whole, with the sources that tell it. */
export function CitedPlace(props: CitedPlaceProps): ReactElement {
  const { edits, record, at, label, text, citations, open, onOpen } = props;
  const of = { recordId: record.id, version: record.version };
  const place = `${record.id} ${at ?? ''}`;
  /** Sources that were added here, so that a second attempt to cite one adds no second. */
  const made = useRef(new Map<string, string>());
  const titleOf = ({ title, fromMs }: TreeCitationFieldsFragment) =>
    title || (fromMs === null ? sourcesWords.untitled : words.spoken);
  const addSource = async (title: string): Promise<string | null> => {
    const added = await edits.run(AddTreeSourceDocument, { input: { title } }, () =>
      sourcesWords.added(title),
    );
    if (added) made.current.set(title, added.addTreeSource);
    return added?.addTreeSource ?? null;
  };
  const save = async (
    source: ChosenSource,
    typed: CitationText,
    path: readonly number[] | null,
  ): Promise<void> => {
    const sourceId = source.id ?? made.current.get(source.title) ?? (await addSource(source.title));
    if (!sourceId) return;
    const done = await edits.run(
      CiteTreeSourceDocument,
      { ...of, at: path ? null : at, path: path && [...path], input: { ...typed, sourceId } },
      () => sourcesWords.citation.saved(source.title),
    );
    if (done) onOpen(null);
  };
  const form = (citation: TreeCitationFieldsFragment | null) => (
    <CitationForm
      label={citation ? sourcesWords.citation.changeTitle : words.citeNamed(label)}
      citation={citation}
      errors={edits.errors}
      pending={edits.pending}
      onSave={(source, typed) => void save(source, typed, citation?.path ?? null)}
      onCancel={() => onOpen(null)}
    />
  );
  const remove = (citation: TreeCitationFieldsFragment) =>
    void edits.run(RemoveTreeCitationDocument, { ...of, path: [...citation.path] }, () =>
      sourcesWords.citation.removed(titleOf(citation)),
    );
  return (
    <li className="border-b border-rule py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="m-0 min-w-0 wrap-anywhere">
          <span className={text ? 'text-ink-soft' : 'font-semibold'}>{label}</span> {text}
          {citations.length === 0 ? (
            <span className="block text-sm text-ink-soft">{words.none}</span>
          ) : null}
        </p>
        {record.mayChange && open !== place ? (
          <Button
            size="sm"
            aria-label={words.citeNamed(label)}
            onClick={() => {
              edits.forgetErrors();
              onOpen(place);
            }}
          >
            {words.cite}
          </Button>
        ) : null}
      </div>
      {citations.length > 0 ? (
        <ul className="m-0 list-none p-0">
          {citations.map((citation) => {
            const key = `${place} ${citation.path.join(' ')}`;
            if (open === key) return <li key={key}>{form(citation)}</li>;
            return (
              <CitationLine
                key={key}
                {...{ citation, label }}
                title={titleOf(citation)}
                personId={props.personId}
                mayChange={record.mayChange}
                onChange={() => {
                  edits.forgetErrors();
                  onOpen(key);
                }}
                onRemove={() => remove(citation)}
              />
            );
          })}
        </ul>
      ) : null}
      {open === place ? form(null) : null}
    </li>
  );
}
