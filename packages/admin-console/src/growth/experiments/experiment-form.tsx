import { experimentLimits } from '@infinite/schema/catalogue/growth';
import {
  CreateExperimentDocument,
  SaveExperimentDocument,
  type ExperimentFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { experimentInput } from '@infinite/schema/growth/experiment.input';
import { experimentWords as words } from '@infinite/schema/words/growth.en';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent } from 'react';
import { useOperation } from '#operations/use-operation.ts';
import { ChallengerFields, type ChallengerTexts } from './challenger-fields.tsx';

const blank = (number: number): ChallengerTexts => ({
  name: words.challenger(number),
  heading: '',
  lead: '',
  look: '',
  start: '',
});

/** Edits a draft: a name, and one to three variants beside the control. */
export function ExperimentForm(props: {
  stored: ExperimentFieldsFragment | null;
  onClose: () => void;
}) {
  const { stored, onClose } = props;
  const [name, setName] = useState(stored?.name ?? '');
  const [challengers, setChallengers] = useState(() => textsOf(stored));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const create = useOperation(CreateExperimentDocument, words.saved, ['Experiments']);
  const save = useOperation(SaveExperimentDocument, words.saved, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = experimentInput.safeParse({ name, challengers });
    const issues = parsed.error?.issues ?? [];
    setFaults(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])));
    if (!parsed.success || create.pending || save.pending) return;
    const input = parsed.data;
    const done = stored
      ? save.run({ id: stored.id, version: stored.version, input })
      : create.run({ input });
    if (await done) onClose();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={stored ? words.editTitle(stored.name) : words.create}
      className="mt-5 grid max-w-[720px] gap-6 rounded-md border border-rule bg-raised p-4 sm:p-6"
    >
      <Field label={words.name} hint={words.nameHint} error={faults['name']} required>
        <TextInput
          value={name}
          maxLength={experimentLimits.name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      {challengers.map((texts, index) => (
        <ChallengerFields
          // A challenger has no id but its position.
          key={index}
          number={index + 1}
          texts={texts}
          faultOf={(field) => faults[`challengers.${index}.${field}`]}
          onChange={(next) => setChallengers(challengers.with(index, next))}
          onRemove={
            challengers.length > 1
              ? () => setChallengers(challengers.toSpliced(index, 1))
              : undefined
          }
        />
      ))}
      {challengers.length < experimentLimits.challengersMax ? (
        <div>
          <Button
            size="sm"
            onClick={() => setChallengers([...challengers, blank(challengers.length + 1)])}
          >
            {words.addChallenger}
          </Button>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          pending={create.pending || save.pending}
          pendingLabel={words.saving}
        >
          {words.save}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </form>
  );
}

function textsOf(stored: ExperimentFieldsFragment | null): ChallengerTexts[] {
  if (!stored) return [blank(1)];
  return stored.variants.slice(1).map(({ name, heading, lead, look, start }) => ({
    name,
    heading: heading ?? '',
    lead: lead ?? '',
    look: look ?? '',
    start: start ?? '',
  }));
}
