import { isRefusal } from '@infinite/api-client/refusal';
import { mediaLimits } from '@infinite/schema/catalogue/media';
import { vaultLimits } from '@infinite/schema/catalogue/vault';
import { factsWords } from '@infinite/schema/words/facts.en';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { useToast } from '@infinite/ui/use-toast';
import { useId, useState, type ReactElement } from 'react';
import { coordinatesOf, placeIn } from './coordinates.ts';
import { DateFields } from './date-fields.tsx';
import { itemWords } from './item.en.ts';
import { changeFacts, changeWords, type ItemFacts, type KnownItem } from './known-item.ts';
import { PlaceField } from './place-field.tsx';
import { takenFormOf, takenIn } from './taken-form.ts';

const words = itemWords.form;

interface EditFactsProps {
  readonly item: KnownItem;
  readonly facts: ItemFacts;
  readonly onClose: () => void;
  /** It was saved: what is shown should be read again. */
  readonly onSaved: () => Promise<void>;
}

interface Problems {
  readonly date?: string;
  readonly coordinates?: string;
  readonly other?: string;
}

/** What a member knows of an item: title, caption, when, where, and who took it. */
export function EditFacts({ item, facts, onClose, onSaved }: EditFactsProps): ReactElement {
  const { recording } = item;
  const [title, setTitle] = useState(recording.title);
  const [caption, setCaption] = useState(recording.note ?? '');
  const [date, setDate] = useState(() =>
    takenFormOf({ ...facts.taken, offset: facts.taken.offset ?? null }),
  );
  const [placeName, setPlaceName] = useState(facts.placeName);
  const [coordinates, setCoordinates] = useState(coordinatesOf(facts.place));
  const [credit, setCredit] = useState(facts.credit);
  const [version, setVersion] = useState(facts.version);
  const [problems, setProblems] = useState<Problems>({});
  const [saving, setSaving] = useState(false);
  const toast = useToast();
  const formId = useId();

  const save = async (): Promise<void> => {
    const taken = takenIn(date);
    const place = coordinates.trim() === '' ? null : placeIn(coordinates);
    const found: Problems = {
      ...(taken ? {} : { date: factsWords.badDate }),
      ...(coordinates.trim() !== '' && !place ? { coordinates: words.badCoordinates } : {}),
    };
    setProblems(found);
    if (!taken || found.coordinates) return;
    setSaving(true);
    try {
      const input = {
        ...(isSame(taken, facts.taken) ? {} : { taken }),
        ...(placeName === facts.placeName ? {} : { placeName }),
        ...(coordinates === coordinatesOf(facts.place) ? {} : { place }),
        ...(credit === facts.credit ? {} : { credit }),
      };
      if (Object.keys(input).length > 0) await changeFacts(recording.id, version, input);
      if (title !== recording.title || caption !== (recording.note ?? '')) {
        await changeWords(recording.id, { title, note: caption });
      }
      await onSaved();
      toast.show({ title: words.saved });
      onClose();
    } catch (error) {
      const current = isRefusal(error, 'CONFLICT') ? Number(error.fields?.['version']) : NaN;
      if (!Number.isNaN(current)) setVersion(current);
      setProblems(problemsOf(error));
      setSaving(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      dismissOnOutsideClick={false}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={saving}
            pendingLabel={words.saving}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {problems.other ? (
          <p role="alert" className="m-0 font-semibold text-danger">
            {problems.other}
          </p>
        ) : null}
        <Field label={words.name}>
          <TextInput
            value={title}
            maxLength={mediaLimits.titleCharacters}
            autoComplete="off"
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        </Field>
        <Field label={itemWords.caption} note={words.optional}>
          <TextArea
            value={caption}
            maxLength={mediaLimits.noteCharacters}
            rows={3}
            onChange={({ currentTarget }) => setCaption(currentTarget.value)}
          />
        </Field>
        <DateFields form={date} error={problems.date} onChange={setDate} />
        <PlaceField value={placeName} onChange={setPlaceName} />
        <Field
          label={words.coordinates}
          note={words.optional}
          hint={words.coordinatesHint}
          {...(problems.coordinates ? { error: problems.coordinates } : {})}
        >
          <TextInput
            value={coordinates}
            autoComplete="off"
            onChange={({ currentTarget }) => setCoordinates(currentTarget.value)}
          />
        </Field>
        <Field label={itemWords.credit} note={words.optional} hint={words.creditHint}>
          <TextInput
            value={credit}
            maxLength={vaultLimits.credit}
            dir="auto"
            autoComplete="off"
            onChange={({ currentTarget }) => setCredit(currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

type Said = Pick<ItemFacts['taken'], 'precision' | 'local'> & { readonly offset?: string | null };

function isSame(one: Said, other: Said): boolean {
  return (
    one.precision === other.precision &&
    one.local === other.local &&
    (one.offset ?? null) === (other.offset ?? null)
  );
}

function problemsOf(error: unknown): Problems {
  if (!isRefusal(error)) return { other: words.notSaved };
  if (error.code === 'CONFLICT') return { other: words.stale };
  return error.fields?.['taken'] ? { date: error.words } : { other: error.words };
}
