import { questionLimits } from '@infinite/schema/catalogue/questions';
import type { NamedPerson } from '@infinite/schema/collaboration/mentions';
import type { QuestionPartsFragment } from '@infinite/schema/generated/graphql';
import { AskQuestionDocument } from '@infinite/schema/generated/operations';
import { localMoment } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { Field } from '@infinite/ui/field';
import { FieldError } from '@infinite/ui/field-error';
import { LinkButton } from '@infinite/ui/link-button';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { questionPageWords as words } from '#collaboration/questions.en.ts';
import type { Subject } from '#collaboration/use-comments.ts';
import { useAct } from '#settings/use-act.ts';

interface AskFormProps {
  /** The members who can be asked: everyone but the reader. */
  people: readonly NamedPerson[];
  /** What it is about. */
  subject?: Subject;
  onAsked(question: QuestionPartsFragment): void;
  onCancel(): void;
}

/** Where a question to relatives is written. */
export function AskForm({ people, subject, onAsked, onCancel }: AskFormProps) {
  const { now, viewer } = usePageContext();
  const [clientId] = useState(() => crypto.randomUUID());
  const [body, setBody] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(people.length === 1 ? people.map(({ id }) => id) : []),
  );
  const [byDay, setByDay] = useState('');
  const { act, ready, pending, errors } = useAct(AskQuestionDocument);
  if (people.length === 0) {
    return (
      <div>
        <p className="mt-0">{words.alone}</p>
        <LinkButton href="/family-invitations">{words.invite}</LinkButton>
      </div>
    );
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const memberIds = [...chosen];
    const about = subject ? { subject } : {};
    const input = { clientId, body, memberIds, byDay: byDay || null, ...about };
    const done = await act({ input }, words.asked);
    if (done) onAsked(done.askQuestion);
  };
  const choose = (id: string, isChosen: boolean) =>
    setChosen((all) => new Set(isChosen ? [...all, id] : [...all].filter((one) => one !== id)));
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-measure gap-6"
    >
      <Field label={words.body} hint={words.bodyHint} error={errors['body']}>
        <TextArea
          dir="auto"
          rows={2}
          className="min-h-20!"
          autoFocus
          maxLength={questionLimits.characters * 2}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </Field>
      {subject && body === '' ? (
        <div role="group" aria-label={words.ideas} className="-mt-3 flex flex-wrap gap-2">
          {words.ideasAbout.map((idea) => (
            <Button key={idea} onClick={() => setBody(idea)}>
              {idea}
            </Button>
          ))}
        </div>
      ) : null}
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="p-0 font-semibold">{words.people}</legend>
        <div className="mt-2 grid grid-cols-1 gap-x-8 sm:grid-cols-2">
          {people.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={<bdi className="wrap-anywhere">{name}</bdi>}
              checked={chosen.has(id)}
              onChange={({ target }) => choose(id, target.checked)}
            />
          ))}
        </div>
        {errors['memberIds'] ? (
          <FieldError id="asked-error">{errors['memberIds']}</FieldError>
        ) : null}
      </fieldset>
      <Field label={words.byDay} hint={words.byDayHint} error={errors['byDay']}>
        <TextInput
          type="date"
          className="max-w-60"
          min={localMoment(now, viewer?.timeZone ?? 'UTC').localDate}
          value={byDay}
          onChange={({ target }) => setByDay(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          disabled={!ready}
          pending={pending}
          pendingLabel={words.sending}
        >
          {words.send}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
