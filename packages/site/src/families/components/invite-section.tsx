import { familyLimits } from '@infinite/schema/catalogue/families';
import { readEmailList } from '@infinite/schema/families/email-list';
import { familyWords } from '@infinite/schema/words/families.en';
import type { InviteByMailMutation } from '@infinite/schema/generated/graphql';
import { InviteByLinkDocument, InviteByMailDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { RadioCards } from '@infinite/ui/radio-cards';
import { TextArea } from '@infinite/ui/text-area';
import { useToast } from '@infinite/ui/use-toast';
import { useState, type FormEvent, type ReactElement } from 'react';
import { familyPageWords as words } from '#families/families.en.ts';
import { readInvitations, type InvitationPage } from '#families/invitation-page.ts';
import { roleNames, rolesToGive, type RoleToGive } from '#families/role-names.ts';
import { useAct } from '#settings/use-act.ts';
import { ContactsFile } from './contacts-file.tsx';
import { InviteFromBook } from './invite-from-book.tsx';
import { LeftOut } from './left-out.tsx';
import { NewLink } from './new-link.tsx';

type Report = InviteByMailMutation['inviteByMail'];

/** Invites by email, one or many at once, or makes a link for one person. */
export function InviteSection(props: { onChange: (page: InvitationPage) => void }): ReactElement {
  const toast = useToast();
  const [role, setRole] = useState<RoleToGive>('CONTRIBUTOR');
  const [people, setPeople] = useState('');
  const [personal, setPersonal] = useState('');
  const [left, setLeft] = useState<Report['left']>([]);
  const [url, setUrl] = useState<string | null>(null);
  const mail = useAct(InviteByMailDocument);
  const link = useAct(InviteByLinkDocument);
  const reload = async () => {
    const page = await readInvitations();
    if (page) props.onChange(page);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (mail.pending) return;
    const data = await mail.act({ input: { people, role, words: personal } }, null);
    if (!data) return;
    const { invited, left: others } = data.inviteByMail;
    setLeft(others);
    if (invited.length === 0) {
      toast.show({ title: words.sentNone, tone: 'danger' });
      return;
    }
    toast.show({ title: words.sent(invited.length), tone: 'success' });
    setPeople('');
    await reload();
  };
  const makeLink = async () => {
    const data = await link.act({ input: { role, words: personal } }, null);
    if (!data) return;
    setUrl(data.inviteByLink.url);
    await reload();
  };
  const count = readEmailList(people).people.length;
  return (
    <section aria-labelledby="invite">
      <h2 id="invite" className="m-0 text-2xl">
        {words.invite}
      </h2>
      <form method="post" noValidate onSubmit={send} className="mt-5 grid max-w-[720px] gap-6">
        <RadioCards
          legend={words.role}
          options={rolesToGive.map((value) => ({
            value,
            label: familyWords.roles[roleNames[value]],
            hint: familyWords.roleHints[roleNames[value]],
          }))}
          value={role}
          onChange={setRole}
        />
        <div className="grid gap-3">
          <Field
            label={words.people}
            hint={words.peopleHint}
            error={mail.errors['people']}
            note={people.trim() === '' ? undefined : words.found(count)}
          >
            <TextArea
              rows={4}
              value={people}
              maxLength={familyLimits.pastedCharacters}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setPeople(target.value)}
            />
          </Field>
          <InviteFromBook onChosen={(text) => setPeople((before) => joined(before, text))} />
          <ContactsFile onRead={(text) => setPeople((before) => joined(before, text))} />
        </div>
        <Field
          label={words.personal}
          hint={words.personalHint}
          error={mail.errors['words'] ?? link.errors['words']}
        >
          <TextArea
            rows={3}
            value={personal}
            maxLength={familyLimits.personalWordsMaximum}
            onChange={({ target }) => setPersonal(target.value)}
          />
        </Field>
        <LeftOut entries={left} />
        <div className="flex flex-wrap gap-4">
          <Button type="submit" variant="primary" disabled={!mail.ready} pending={mail.pending}>
            {words.send}
          </Button>
          <Button disabled={!link.ready} pending={link.pending} onClick={() => void makeLink()}>
            {words.makeLink}
          </Button>
        </div>
      </form>
      {url ? <NewLink url={url} /> : null}
    </section>
  );
}

const joined = (before: string, text: string) =>
  before.trim() === '' ? text : `${before.trimEnd()}\n${text}`;
