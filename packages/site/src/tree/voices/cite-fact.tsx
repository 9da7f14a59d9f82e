import type { VoiceCitationInput } from '@infinite/schema/generated/graphql';
import { CiteRecordingDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextArea } from '@infinite/ui/text-area';
import { useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { ChoosePerson, type ChosenPerson } from './choose-person.tsx';
import { NewFactFields, type NewFact } from './new-fact-fields.tsx';
import { useFactVoices } from './proven-facts.tsx';
import { factWords, newFactTags, treeVoicesWords as words } from './tree-voices.en.ts';

/** What is cited, and what is known of it already. */
export interface Citing {
  readonly recordingId: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly quote: string;
  readonly person?: ChosenPerson | null;
  readonly fact?: Partial<NewFact>;
}

interface CiteFactProps {
  readonly citing: Citing;
  readonly onClose: () => void;
  readonly onCited: () => void;
}

/** A dialog: whom and which fact a span of a recording proves. */
export function CiteFact({ citing, onClose, onCited }: CiteFactProps): ReactElement {
  const [person, setPerson] = useState<ChosenPerson | null>(citing.person ?? null);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={words.citeTitle}>
      {person ? (
        <>
          <p className="mt-0 mb-4 flex flex-wrap items-center gap-x-4">
            <strong>{words.citeChosen(person.name)}</strong>
            <Button variant="quiet" size="sm" onClick={() => setPerson(null)}>
              {words.citeOther}
            </Button>
          </p>
          <FactForm key={person.id} {...{ citing, person, onClose, onCited }} />
        </>
      ) : (
        <ChoosePerson label={words.citeWho} onChoose={setPerson} />
      )}
    </Dialog>
  );
}

const newOf = (recordId: string) => `new ${recordId}`;

function FactForm({
  citing,
  person,
  onClose,
  onCited,
}: CiteFactProps & { person: ChosenPerson }): ReactElement {
  const [subjects] = useFactVoices(person.id);
  const { act, ready, pending, errors } = useAct(CiteRecordingDocument);
  const [chosen, setChosen] = useState<string | null>(null);
  const [quality, setQuality] = useState(2);
  const [quote, setQuote] = useState(citing.quote);
  const [fact, setFact] = useState<NewFact>({
    ...{ tag: 'BIRT', date: '', place: '', value: '', ...citing.fact },
  });
  const addable = subjects.filter(({ mayAddFacts }) => mayAddFacts);
  const known = subjects.flatMap(({ subject, version, facts }) =>
    facts.map((each) => ({
      key: `${subject.id} ${each.fact}`,
      input: { recordId: subject.id, fact: each.fact, version },
      label: words.citeOf(factWords(each), subject.name),
    })),
  );
  const target = chosen ?? (addable[0] ? newOf(addable[0].subject.id) : (known[0]?.key ?? ''));
  const adding = addable.find(({ subject }) => newOf(subject.id) === target);
  const save = async () => {
    const { recordingId, fromMs, toMs } = citing;
    const cited = known.find(({ key }) => key === target)?.input;
    const { tag, ...said } = fact;
    const tags: readonly string[] = adding ? newFactTags[adding.subject.kind] : [];
    const newFact = { tag: tags.includes(tag) ? tag : (tags[0] ?? tag), ...said };
    const where = adding ? { recordId: adding.subject.id, newFact } : cited;
    if (!where) return;
    const input: VoiceCitationInput = {
      ...{ recordingId, fromMs: Math.round(fromMs), toMs: Math.round(toMs), quality },
      ...(quote.trim() === '' ? {} : { quote }),
      ...where,
    };
    if (!(await act({ input }, words.cited))) return;
    onCited();
    onClose();
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field label={words.citeFact} error={errors['fact'] ?? errors['recordId']}>
        <Select value={target} onChange={({ target: field }) => setChosen(field.value)}>
          {addable.map(({ subject }) => (
            <option key={subject.id} value={newOf(subject.id)}>
              {words.citeOf(words.citeNewFact, subject.name)}
            </option>
          ))}
          {known.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {subjects.length > 0 && addable.length === 0 ? (
        <p className="m-0 text-sm text-ink-soft">{words.noNewFacts}</p>
      ) : null}
      {adding ? (
        <NewFactFields kind={adding.subject.kind} fact={fact} errors={errors} onChange={setFact} />
      ) : null}
      <Field label={words.citeQuote} error={errors['quote']}>
        <TextArea rows={2} value={quote} onChange={({ target: field }) => setQuote(field.value)} />
      </Field>
      <Field label={words.citeSure} error={errors['quality']}>
        <Select value={quality} onChange={({ target: field }) => setQuality(Number(field.value))}>
          {words.sure.map((label, value) => (
            <option key={label} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          disabled={!ready || target === ''}
          pending={pending}
          pendingLabel={words.citeSaving}
          onClick={() => void save()}
        >
          {words.citeSave}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
