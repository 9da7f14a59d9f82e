import { captureLimits } from '@infinite/schema/catalogue/captures';
import { AskAboutInTreeDocument } from '@infinite/schema/generated/operations';
import { localeNames, locales } from '@infinite/schema/locale/locales';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { useToast } from '@infinite/ui/use-toast';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { treeVoicesWords as words } from './tree-voices.en.ts';

interface AskRelativeProps {
  readonly recordId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks somebody without an account about a person: a question, and then a link to send. */
export function AskRelative({ recordId, name, onClose }: AskRelativeProps): ReactElement {
  const [clientId] = useState(() => crypto.randomUUID());
  const [form, setForm] = useState({
    ...{ personName: '', question: words.askDefault(name), locale: 'en' },
  });
  const [link, setLink] = useState<string | null>(null);
  const { act, ready, pending, errors } = useAct(AskAboutInTreeDocument);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await act({ recordId, input: { clientId, ...form } }, words.asked);
    if (answer) setLink(answer.askAboutInTree);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.askTitle(name)}
      description={words.askHint}
    >
      {link === null ? (
        <form
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid grid-cols-1 gap-5"
        >
          <Field label={words.askName} error={errors['personName']}>
            <TextInput
              value={form.personName}
              autoComplete="off"
              maxLength={captureLimits.nameCharacters}
              onChange={({ target }) => setForm({ ...form, personName: target.value })}
            />
          </Field>
          <Field label={words.askQuestion} error={errors['question']}>
            <TextArea
              rows={3}
              value={form.question}
              onChange={({ target }) => setForm({ ...form, question: target.value })}
            />
          </Field>
          <Field label={words.askLanguage}>
            <Select
              value={form.locale}
              onChange={({ target }) => setForm({ ...form, locale: target.value })}
            >
              {locales.map((locale) => (
                <option key={locale} value={locale} lang={locale}>
                  {localeNames[locale]}
                </option>
              ))}
            </Select>
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" disabled={!ready} pending={pending}>
              {words.askMake}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {words.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <TheLink link={link} onClose={onClose} />
      )}
    </Dialog>
  );
}

function TheLink({ link, onClose }: { link: string; onClose: () => void }): ReactElement {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    // Selected in any case: without leave to copy, the reader's own keys do.
    input.current?.select();
    await navigator.clipboard.writeText(link).then(
      () => toast.show({ title: words.copied, tone: 'success' }),
      () => undefined,
    );
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field label={words.askedLink} hint={words.askedHint}>
        <TextInput ref={input} readOnly value={link} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  );
}
