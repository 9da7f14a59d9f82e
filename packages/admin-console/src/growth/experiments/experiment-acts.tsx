import {
  CreateExperimentDocument,
  DeleteExperimentDocument,
  StartExperimentDocument,
  StopExperimentDocument,
  type ExperimentFieldsFragment,
  type ExperimentInput,
} from '@infinite/schema/generated/graphql';
import { experimentWords as words } from '@infinite/schema/words/growth.en';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState } from 'react';
import { useOperation } from '#operations/use-operation.ts';

type AskedAct = 'start' | 'stop';

/** What can be done with an experiment. Starting and stopping cannot be undone, so they are asked. */
export function ExperimentActs(props: {
  experiment: ExperimentFieldsFragment;
  onEdit: () => void;
}) {
  const { id, name, state } = props.experiment;
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const acts = {
    start: useOperation(StartExperimentDocument, words.started, []),
    stop: useOperation(StopExperimentDocument, words.stopped, []),
  };
  const remove = useOperation(DeleteExperimentDocument, words.removed, ['Experiments']);
  const create = useOperation(CreateExperimentDocument, words.restored, ['Experiments']);
  const removeDraft = () => {
    const input = inputOf(props.experiment);
    const undo = { label: words.undo, run: () => void create.run({ input }) };
    return remove.run({ id }, undo);
  };
  const said = {
    start: [words.startTitle(name), words.startText, words.start],
    stop: [words.stopTitle(name), words.stopText, words.stop],
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
            pending={remove.pending}
            onClick={() => void removeDraft()}
            aria-label={words.removeOf(name)}
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
        tone="primary"
        pending={asked !== null && acts[asked].pending}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}

/** What makes the same draft again; its first variant is today's opening. */
function inputOf({ name, variants }: ExperimentFieldsFragment): ExperimentInput {
  return {
    name,
    challengers: variants
      .filter(({ position }) => position > 0)
      .map(({ name, heading, lead, look, start }) => ({ name, heading, lead, look, start })),
  };
}
