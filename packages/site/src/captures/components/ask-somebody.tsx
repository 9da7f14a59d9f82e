import { captureLimits } from '@infinite/schema/catalogue/captures';
import type { CapturePartsFragment } from '@infinite/schema/generated/graphql';
import { AskForStoriesDocument } from '@infinite/schema/generated/operations';
import { isLocale, localeNames, locales } from '@infinite/schema/locale/locales';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { RadioCards } from '@infinite/ui/radio-cards';
import { Select } from '@infinite/ui/select';
import { TextInput } from '@infinite/ui/text-input';
import { TimeZoneSelect } from '@infinite/ui/time-zone-select';
import { useState, type FormEvent, type ReactElement } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { linesOf } from '#captures/lines-of.ts';
import { storyQuestionsWords } from '#captures/story-questions.en.ts';
import { useAct } from '#settings/use-act.ts';
import { KnownPerson, type KnownPeople } from './known-person.tsx';
import { QuestionPicker } from './question-picker.tsx';

const words = storyQuestionsWords.form;

interface AskSomebodyProps extends KnownPeople {
  onAsked(capture: CapturePartsFragment): void;
  onCancel(): void;
}

/** Who is asked, how the questions come, and which they are. */
export function AskSomebody({
  people,
  members,
  onAsked,
  onCancel,
}: AskSomebodyProps): ReactElement {
  const { viewer } = usePageContext();
  const home = viewer?.timeZone ?? 'UTC';
  const [clientId] = useState(() => crypto.randomUUID());
  const [form, setForm] = useState({
    ...{ personName: '', email: '', timeZone: home, locale: 'en' },
    ...{ pace: 'WEEKLY' as 'WEEKLY' | 'OWN', weekday: 7 },
  });
  const [questions, setQuestions] = useState<readonly string[]>([]);
  const [own, setOwn] = useState('');
  const { act, ready, pending, errors } = useAct(AskForStoriesDocument);
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change });
  const weekly = form.pace === 'WEEKLY';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const email = weekly ? form.email : null;
    const input = {
      ...form,
      clientId,
      email,
      questions: [...new Set([...questions, ...linesOf(own)])],
    };
    const done = await act({ input }, words.saved(form.personName));
    if (done) onAsked(done.askForStories);
  };
  const questionError = Object.entries(errors).find(([name]) => name.startsWith('questions'))?.[1];
  return (
    <section aria-labelledby="ask-somebody">
      <h2 id="ask-somebody" className="m-0 text-2xl">
        {words.heading}
      </h2>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-4 grid max-w-measure grid-cols-1 gap-6"
      >
        <KnownPerson
          {...{ people, members }}
          onChoose={({ name, email, timeZone, language }) =>
            set({
              personName: name,
              email,
              timeZone: timeZone ?? home,
              locale: isLocale(language) ? language : form.locale,
            })
          }
        />
        <Field label={words.name} hint={words.nameHint} error={errors['personName']}>
          <TextInput
            value={form.personName}
            autoComplete="off"
            maxLength={captureLimits.nameCharacters}
            onChange={({ target }) => set({ personName: target.value })}
          />
        </Field>
        <RadioCards
          legend={words.pace}
          columns={2}
          value={form.pace}
          options={[
            { value: 'WEEKLY', label: words.weekly, hint: words.weeklyHint },
            { value: 'OWN', label: words.own, hint: words.ownHint },
          ]}
          onChange={(pace: 'WEEKLY' | 'OWN') => set({ pace })}
        />
        {weekly ? (
          <>
            <Field label={words.email} hint={words.emailHint} error={errors['email']}>
              <TextInput
                type="email"
                autoComplete="off"
                value={form.email}
                onChange={({ target }) => set({ email: target.value })}
              />
            </Field>
            <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
              <Field label={words.weekday} error={errors['weekday']}>
                <Select
                  value={form.weekday}
                  onChange={({ target }) => set({ weekday: Number(target.value) })}
                >
                  {storyQuestionsWords.weekdays.map((day, at) => (
                    <option key={day} value={at + 1}>
                      {day}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={words.zone} error={errors['timeZone']}>
                <TimeZoneSelect
                  value={form.timeZone}
                  near={[home]}
                  onChange={(timeZone) => set({ timeZone })}
                />
              </Field>
            </div>
          </>
        ) : null}
        <Field label={words.language}>
          <Select
            className="max-w-60"
            value={form.locale}
            onChange={({ target }) => set({ locale: target.value })}
          >
            {locales.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {localeNames[locale]}
              </option>
            ))}
          </Select>
        </Field>
        <QuestionPicker
          {...{ own, chosen: questions, error: questionError }}
          onOwn={setOwn}
          onChange={setQuestions}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="primary"
            disabled={!ready}
            pending={pending}
            pendingLabel={words.saving}
          >
            {words.save}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </section>
  );
}
