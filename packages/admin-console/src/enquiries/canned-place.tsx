import { useMutation, useQuery } from '@apollo/client/react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import {
  CannedAnswersDocument,
  DeleteCannedAnswerDocument,
  SaveCannedAnswerDocument,
  type CannedAnswerFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { Button } from '@infinite/ui/button';
import { EmptyState } from '@infinite/ui/empty-state';
import { ErrorState } from '@infinite/ui/error-state';
import { Spinner } from '@infinite/ui/spinner';
import { showToast } from '@infinite/ui/toast-store';
import { useRef, useState } from 'react';
import { CannedForm } from './canned-form.tsx';
import { cannedWords as words } from './enquiries.en.ts';

type Answer = CannedAnswerFieldsFragment;

/** The texts that answer many enquiries. */
export function CannedPlace() {
  const query = useQuery(CannedAnswersDocument, { fetchPolicy: 'cache-and-network' });
  const answers = (query.data?.cannedAnswers ?? []) as Answer[];
  const [editing, setEditing] = useState<Answer | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Answer | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const refresh = async () => void (await query.refetch());
  const [remove] = useMutation(DeleteCannedAnswerDocument);
  const [save] = useMutation(SaveCannedAnswerDocument);
  const act = async (work: () => Promise<unknown>, after: () => void) => {
    try {
      await work();
      await refresh();
      after();
    } catch (error) {
      showToast({ tone: 'danger', title: words.failed, description: refusalOf(error).words });
    }
  };
  return (
    <section aria-label={words.title} className="max-w-measure">
      <h2 className="m-0 mb-2 text-2xl">{words.title}</h2>
      <p className="mt-0 mb-4 text-ink-soft">{words.intro}</p>
      {editing === null ? (
        <Button ref={addButton} onClick={() => setEditing('new')}>
          {words.add}
        </Button>
      ) : (
        <CannedForm
          key={editing === 'new' ? 'new' : editing.id}
          answer={editing === 'new' ? null : editing}
          onSaved={async () => {
            await refresh();
            setEditing(null);
            showToast({ tone: 'success', title: words.saved });
          }}
          onCancel={() => setEditing(null)}
        />
      )}
      <div role="status" className="flex min-h-10 items-center gap-3 text-sm">
        {deleted ? (
          <>
            {words.removed(deleted.name)}
            <Button
              key={deleted.id}
              autoFocus
              size="sm"
              variant="quiet"
              onClick={() => {
                const { name, body } = deleted;
                void act(
                  () => save({ variables: { name, body } }),
                  () => {
                    setDeleted(null);
                    addButton.current?.focus();
                  },
                );
              }}
            >
              {words.undo}
            </Button>
          </>
        ) : null}
      </div>
      {query.error && !query.data ? (
        <ErrorState title={words.failed}>{refusalOf(query.error).words}</ErrorState>
      ) : null}
      {query.loading && !query.data ? <Spinner className="text-accent" /> : null}
      {query.data && answers.length === 0 ? (
        <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
      ) : null}
      <ul className="m-0 list-none p-0">
        {answers.map((answer) => (
          <li key={answer.id} className="border-t border-rule py-3">
            <h3 className="m-0 text-base wrap-anywhere">{answer.name}</h3>
            <p className="mt-1 mb-2 whitespace-pre-line text-ink-soft wrap-anywhere">
              {answer.body}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                aria-label={words.editOf(answer.name)}
                onClick={() => setEditing(answer)}
              >
                {words.edit}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={words.removeOf(answer.name)}
                onClick={() =>
                  void act(
                    () => remove({ variables: { id: answer.id } }),
                    () => setDeleted(answer),
                  )
                }
              >
                {words.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
