import type { TreeImportPartsFragment } from '@infinite/schema/generated/graphql';
import {
  CancelTreeImportDocument,
  ConfirmTreeImportDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { ErrorState } from '@infinite/ui/error-state';
import { LinkButton } from '@infinite/ui/link-button';
import { Progress } from '@infinite/ui/progress';
import { useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { filesWords as words } from '#tree/files/files.en.ts';
import { ImportSummary } from '#tree/files/import-summary.tsx';
import { treeFilesPath } from '#tree/files/paths.ts';

interface StepProps {
  readonly shown: TreeImportPartsFragment;
  readonly onChange: (shown: TreeImportPartsFragment) => void;
}

/** Where an import stands, and what can be done about it now. */
export function ImportSteps(props: StepProps): ReactElement {
  switch (props.shown.state) {
    case 'UPLOADING':
    case 'ANALYZING':
      return <Running {...props} title={words.preview.reading} text={words.preview.readingText} />;
    case 'IMPORTING':
      return <Running {...props} title={words.running.title} text={words.running.text} />;
    case 'READY':
      return <Preview {...props} />;
    case 'DONE':
      return (
        <section role="status">
          <h2 className="m-0 text-2xl">{words.done.title}</h2>
          <p className="mt-2 max-w-measure text-ink-soft">{words.done.text}</p>
          {props.shown.summary ? <ImportSummary summary={props.shown.summary} /> : null}
          <p className="mt-6">
            <LinkButton variant="primary" href="/family-tree">
              {words.done.open}
            </LinkButton>
          </p>
        </section>
      );
    case 'FAILED':
      return (
        <>
          <ErrorState title={words.failed.title}>
            {props.shown.problem ?? words.failed.unknown}
          </ErrorState>
          <p className="mt-6">
            <LinkButton href={treeFilesPath}>{words.failed.again}</LinkButton>
          </p>
        </>
      );
    case 'CANCELED':
      return (
        <section>
          <h2 className="m-0 text-2xl">{words.canceled.title}</h2>
          <p className="mt-2 text-ink-soft">{words.canceled.text}</p>
          <p className="mt-6">
            <LinkButton href={treeFilesPath}>{words.failed.again}</LinkButton>
          </p>
        </section>
      );
  }
}

function Running(props: StepProps & { title: string; text: string }): ReactElement {
  const { shown, title, text } = props;
  return (
    <section aria-live="polite" className="max-w-measure">
      <h2 className="m-0 text-2xl">{title}</h2>
      <p className="mt-2 mb-5 text-ink-soft">{text}</p>
      <Progress label={title} value={shown.progress / 100} />
      <Cancel {...props} className="mt-5" />
    </section>
  );
}

function Preview(props: StepProps): ReactElement {
  const { shown, onChange } = props;
  const [withMedia, setWithMedia] = useState(true);
  const { act, pending, ready } = useAct(ConfirmTreeImportDocument);
  const confirm = async (): Promise<void> => {
    const answer = await act({ id: shown.id, withMedia }, null);
    if (answer) onChange(answer.confirmTreeImport);
  };
  return (
    <section>
      <h2 className="m-0 text-2xl">{words.preview.title}</h2>
      <p className="mt-2 text-ink-soft">{words.preview.nothingYet}</p>
      {shown.summary ? <ImportSummary summary={shown.summary} /> : null}
      {shown.mayDecide && (shown.summary?.mediaFiles ?? 0) > 0 ? (
        <Checkbox
          className="mt-5"
          label={words.preview.withMedia}
          hint={words.preview.withMediaHint}
          checked={withMedia}
          onChange={({ target }) => setWithMedia(target.checked)}
        />
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        {shown.mayDecide ? (
          <Button
            variant="primary"
            disabled={!ready}
            pending={pending}
            pendingLabel={words.preview.confirming}
            onClick={() => void confirm()}
          >
            {words.preview.confirm}
          </Button>
        ) : null}
        <Cancel {...props} />
      </div>
    </section>
  );
}

function Cancel({
  shown,
  onChange,
  className,
}: StepProps & { className?: string }): ReactElement | null {
  const { act, pending, ready } = useAct(CancelTreeImportDocument);
  if (!shown.mayCancel) return null;
  const cancel = async (): Promise<void> => {
    const answer = await act({ id: shown.id }, null);
    if (answer) onChange(answer.cancelTreeImport);
  };
  return (
    <Button
      variant="quiet"
      className={className}
      disabled={!ready}
      pending={pending}
      pendingLabel={words.preview.canceling}
      onClick={() => void cancel()}
    >
      {words.preview.cancel}
    </Button>
  );
}
