import { apiDocsPath } from '#developers/api-docs-path.ts';
import { graphiqlWords as words } from '#graphiql/graphiql.en.ts';
import { PartGuard } from '#shell/components/part-guard.tsx';
import { Field } from '@infinite/ui/field';
import { PageHeading } from '@infinite/ui/page-heading';
import { Spinner } from '@infinite/ui/spinner';
import { TextInput } from '@infinite/ui/text-input';
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';

const Explorer = lazy(() =>
  import('#graphiql/explorer.tsx').then((module) => ({ default: module.Explorer })),
);
const keyForm = /^(?:ic_live_|ic_service_)[0-9A-Za-z]{38}$/;

/** GraphiQL, from this origin alone. */
export function Page() {
  const alive = useSyncExternalStore(neverChanges, onClient, onServer);
  const [key, setKey] = useState('');
  const used = useRef('');
  const wrong = key !== '' && !keyForm.test(key);
  return (
    <div className="px-4 pb-8 sm:px-8">
      <PageHeading
        title={words.title}
        lead={words.lead}
        actions={
          <a className="link" href={apiDocsPath}>
            {words.docs}
          </a>
        }
      />
      <Field
        label={words.key}
        hint={words.keyHint}
        error={wrong ? words.keyWrong : undefined}
        className="max-w-[560px] pb-6"
      >
        {/* Never readable: a screen that is shared would give it away. */}
        <TextInput
          type="password"
          autoComplete="off"
          spellCheck={false}
          className="font-mono text-sm"
          value={key}
          onChange={(event) => {
            const typed = event.target.value.trim();
            setKey(typed);
            used.current = typed;
          }}
        />
      </Field>
      <noscript>
        <p>
          {words.needsScripts}{' '}
          <a className="link" href="/graphql/schema.graphql">
            {words.schema}
          </a>
        </p>
      </noscript>
      <div className="h-[80vh] min-h-[480px] overflow-hidden max-md:h-[900px] rounded-md border border-rule">
        {alive ? (
          <PartGuard>
            <Suspense fallback={<Spinner label={words.loading} />}>
              <Explorer keyOf={() => used.current} />
            </Suspense>
          </PartGuard>
        ) : null}
      </div>
    </div>
  );
}

const neverChanges = () => () => undefined;
const onClient = () => true;
const onServer = () => false;
