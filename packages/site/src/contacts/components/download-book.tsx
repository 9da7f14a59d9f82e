import { contactLimits } from '@infinite/schema/catalogue/contacts';
import { vcardsOf } from '@infinite/schema/contacts/write-vcards';
import { ContactsDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useToast } from '@infinite/ui/use-toast';
import { useState, useSyncExternalStore } from 'react';
import { ask } from '#api/ask.ts';
import { contactPageWords as words } from '#contacts/contacts.en.ts';
import type { ContactView } from '#contacts/use-contacts.ts';

/** The whole address book as a file that phones, mail programs and this page can read. */
export function DownloadBook() {
  const toast = useToast();
  const ready = useSyncExternalStore(neverChanges, onClient, onServer);
  const [pending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    const contacts = await wholeBook();
    setPending(false);
    if (contacts) save(vcardsOf(contacts));
    else toast.show({ title: words.downloadFailed, tone: 'danger' });
  };
  return (
    <Button
      size="sm"
      disabled={!ready}
      pending={pending}
      pendingLabel={words.downloading}
      onClick={() => void download()}
    >
      {words.download}
    </Button>
  );
}

/** Whole, or null: half a book would look like a whole one. */
async function wholeBook(): Promise<ContactView[] | null> {
  const contacts: ContactView[] = [];
  for (let after: string | null = null, more = true; more;) {
    const variables: { first: number; after: string | null } = {
      first: contactLimits.pageMax,
      after,
    };
    const answer = await ask(ContactsDocument, variables);
    if (answer.kind !== 'data') return null;
    const { nodes, pageInfo } = answer.data.contacts;
    contacts.push(...nodes);
    after = pageInfo.endCursor ?? null;
    more = pageInfo.hasNextPage;
  }
  return contacts;
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/vcard;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'address-book.vcf';
  link.click();
  URL.revokeObjectURL(url);
}

const neverChanges = () => () => undefined;
const onClient = () => true;
const onServer = () => false;
