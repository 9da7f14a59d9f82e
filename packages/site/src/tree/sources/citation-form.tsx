import type {
  TreeCitationFieldsFragment,
  TreeCitationInput,
} from '@infinite/schema/generated/graphql';
import { treeLimits } from '@infinite/schema/catalogue/tree';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent, type ReactElement } from 'react';
import { ChooseSource, type ChosenSource } from './choose-source.tsx';
import { qualityKeys, sourcesWords } from './sources.en.ts';

const words = sourcesWords.citation;

export type CitationText = Omit<TreeCitationInput, 'sourceId'>;

interface CitationFormProps {
  readonly label: string;
  /** Null: a new one. */
  readonly citation: TreeCitationFieldsFragment | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly pending: boolean;
  readonly onSave: (source: ChosenSource, text: CitationText) => void;
  readonly onCancel: () => void;
}

/** Which source tells a fact, where in it, how far to believe it, and in what words. */
export function CitationForm(props: CitationFormProps): ReactElement {
  const { citation, errors, pending, onSave } = props;
  const known = citation?.sourceId
    ? { id: citation.sourceId, title: citation.title || sourcesWords.untitled }
    : null;
  const [source, setSource] = useState<ChosenSource | null>(known);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(citation?.page ?? '');
  const [quality, setQuality] = useState(String(citation?.quality ?? ''));
  const [text, setText] = useState(citation?.texts[0] ?? '');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    // Someone who types a title and saves means a source with that title.
    const chosen = source ?? (typed.trim() === '' ? null : { id: null, title: typed.trim() });
    setMissing(chosen === null);
    if (!chosen) return;
    onSave(chosen, { page, text, quality: quality === '' ? null : Number(quality) });
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={props.label}
      className="mt-2 mb-3 grid max-w-measure gap-4 rounded-md border border-rule bg-paper p-4"
    >
      {source ? (
        <p className="m-0 flex flex-wrap items-center gap-x-4 gap-y-1">
          <strong className="wrap-anywhere">{words.chosen(source.title)}</strong>
          <Button size="sm" variant="quiet" onClick={() => setSource(null)}>
            {words.other}
          </Button>
        </p>
      ) : (
        <ChooseSource
          error={missing ? words.needed : (errors['sourceId'] ?? errors['title'])}
          {...{ typed }}
          onTyped={setTyped}
          onChoose={setSource}
        />
      )}
      <Field
        label={words.page}
        note={sourcesWords.form.optional}
        hint={words.pageHint}
        error={errors['page']}
      >
        <TextInput
          dir="auto"
          autoComplete="off"
          maxLength={treeLimits.page}
          value={page}
          onChange={({ target }) => setPage(target.value)}
        />
      </Field>
      <Field label={words.quality} error={errors['quality']}>
        <Select value={quality} onChange={({ target }) => setQuality(target.value)}>
          {qualityKeys.map((key) => (
            <option key={key} value={key}>
              {words.qualities[key]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={words.text}
        note={sourcesWords.form.optional}
        hint={words.textHint}
        error={errors['text']}
      >
        <TextArea
          dir="auto"
          rows={3}
          className="min-h-24!"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          pending={pending}
          pendingLabel={sourcesWords.form.saving}
        >
          {words.save}
        </Button>
        <Button variant="quiet" onClick={props.onCancel}>
          {sourcesWords.form.cancel}
        </Button>
      </div>
    </form>
  );
}
