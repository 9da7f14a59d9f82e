import { mayInFamily } from '@infinite/schema/catalogue/families';
import { familyWords } from '@infinite/schema/words/families.en';
import { Button } from '@infinite/ui/button';
import { EmptyState } from '@infinite/ui/empty-state';
import { ErrorState } from '@infinite/ui/error-state';
import { PageHeading } from '@infinite/ui/page-heading';
import { Spinner } from '@infinite/ui/spinner';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { AddContact } from '#contacts/components/add-contact.tsx';
import { BookSearch } from '#contacts/components/book-search.tsx';
import { ContactList } from '#contacts/components/contact-list.tsx';
import { DownloadBook } from '#contacts/components/download-book.tsx';
import { contactPageWords as words } from '#contacts/contacts.en.ts';
import { addressBookPath } from '#contacts/paths.ts';
import { useContacts } from '#contacts/use-contacts.ts';
import { roleNames } from '#families/role-names.ts';
import { PartGuard } from '#shell/components/part-guard.tsx';
import type { Data } from './+data.ts';

const ImportPanel = lazy(async () => ({
  default: (await import('#contacts/components/import-panel.tsx')).ImportPanel,
}));
const DuplicatesPanel = lazy(async () => ({
  default: (await import('#contacts/components/duplicates-panel.tsx')).DuplicatesPanel,
}));

/** The address book of the family in view. */
export function Page() {
  const data = useData<Data>();
  if (data) return <AddressBook {...data} />;
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={familyWords.notMember} />
    </div>
  );
}

function AddressBook(data: NonNullable<Data>) {
  const { viewer } = usePageContext();
  const ready = useSyncExternalStore(neverChanges, onClient, onServer);
  const book = useContacts(data);
  const [only, setOnly] = useState(data.only);
  const [panel, setPanel] = useState<'add' | 'import' | 'duplicates' | null>(null);
  const adds = mayInFamily(viewer ? roleNames[viewer.familyRole] : 'none', 'addContacts');
  const close = () => setPanel(null);
  const isEmpty = book.contacts.length === 0 && book.state === 'ready';
  const isNew = isEmpty && book.search.trim() === '' && only === null;
  const opener = (name: 'import' | 'duplicates', label: string) => (
    <Button
      size="sm"
      disabled={!ready}
      aria-expanded={panel === name}
      onClick={() => setPanel(name)}
    >
      {label}
    </Button>
  );
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={words.title}
        lead={words.lead}
        actions={
          adds ? (
            <Button variant="primary" disabled={!ready} onClick={() => setPanel('add')}>
              {words.add}
            </Button>
          ) : null
        }
      />
      <PartGuard>
        <Suspense fallback={<Spinner label={words.loading} />}>
          {panel === 'add' ? (
            <div className="mb-10">
              <AddContact
                onAdded={(contact) => {
                  book.put(contact);
                  close();
                }}
                onCancel={close}
              />
            </div>
          ) : null}
          {panel === 'import' ? (
            <ImportPanel onAdded={() => void book.reload('')} onClose={close} />
          ) : null}
          {panel === 'duplicates' ? (
            <DuplicatesPanel
              onClose={close}
              onMerged={(merged, ids) => {
                book.drop(...ids);
                book.put(merged);
              }}
            />
          ) : null}
        </Suspense>
      </PartGuard>
      {isNew ? (
        panel === null ? (
          <EmptyState
            title={words.empty}
            action={adds ? opener('import', words.importFile) : undefined}
          >
            {adds ? words.emptyText : words.emptyViewer}
          </EmptyState>
        ) : null
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
            <BookSearch
              text={book.search}
              onChange={(text) => {
                setOnly(null);
                book.searchFor(text);
              }}
            />
            <div className="flex flex-wrap gap-2">
              {adds ? opener('import', words.importFile) : null}
              {adds ? opener('duplicates', words.findDuplicates) : null}
              <DownloadBook />
            </div>
          </div>
          {only === null ? null : (
            <p className="mt-0">
              <a href={addressBookPath} className="link inline-block py-1">
                {words.showAll}
              </a>
            </p>
          )}
          {isEmpty ? (
            <div className="wrap-anywhere" dir="auto">
              <EmptyState title={words.nothing(book.search)}>{words.nothingHint}</EmptyState>
            </div>
          ) : null}
          <ContactList book={book} />
          {book.state === 'failed' ? (
            <ErrorState
              title={words.failed}
              onRetry={() => void book.reload()}
              retryLabel={words.retry}
            />
          ) : null}
          {book.hasMore ? (
            <Button
              className="mt-5"
              disabled={!ready}
              pending={book.state === 'loading'}
              pendingLabel={words.loading}
              onClick={() => void book.loadMore()}
            >
              {words.more}
            </Button>
          ) : null}
        </>
      )}
    </div>
  );
}

const neverChanges = () => () => undefined;
const onClient = () => true;
const onServer = () => false;
