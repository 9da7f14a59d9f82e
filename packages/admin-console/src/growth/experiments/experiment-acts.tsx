import {
  DeleteExperimentDocument,
  StartExperimentDocument,
  StopExperimentDocument,
  type ExperimentFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { experimentWords as words } from '@infinite/schema/words/growth.en';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState } from 'react';
import { useOperation } from '#operations/use-operation.ts';

type Act = 'start' | 'stop' | 'remove';

/** What can be done with an experiment as a whole; each is asked for once more. */
export function ExperimentActs(props: {
  experiment: ExperimentFieldsFragment;
  onEdit: () => void;
}) {
  const { id, name, state } = props.experiment;
  const [asked, setAsked] = useState<Act | null>(null);
  const acts = {
    start: useOperation(StartExperimentDocument, words.started, []),
    stop: useOperation(StopExperimentDocument, words.stopped, []),
    remove: useOperation(DeleteExperimentDocument, words.removed, ['Experiments']),
  };
  const said = {
    start: [words.startTitle(name), words.startText, words.start],
    stop: [words.stopTitle(name), words.stopText, words.stop],
    remove: [words.removeTitle(name), words.removeText, words.remove],
  } as const;
  const [title, description, confirmLabel] = said[asked ?? 'start'];
  const confirm = async () => {
    if (asked && (await acts[asked].run({ id }))) setAsked(null);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'DRAFT' ? (
        <>
          <Button size="sm" onClick={() => setAsked('start')} aria-label={said.start[0]}>
            {words.start}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={props.onEdit}
            aria-label={words.editTitle(name)}
          >
            {words.edit}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => setAsked('remove')}
            aria-label={said.remove[0]}
          >
            {words.remove}
          </Button>
        </>
      ) : null}
      {state === 'RUNNING' ? (
        <Button size="sm" onClick={() => setAsked('stop')} aria-label={said.stop[0]}>
          {words.stop}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={title}
        description={description}
        confirmLabel={confirmLabel}
        cancelLabel={words.keep}
        tone={asked === 'remove' ? 'danger' : 'primary'}
        pending={asked !== null && acts[asked].pending}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
