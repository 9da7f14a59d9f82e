import type { TreeSourceQuery } from '@infinite/schema/generated/graphql';
import {
  ChangeTreeSourceDocument,
  RemoveTreeSourceDocument,
  TreeSourceDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { LinkButton } from '@infinite/ui/link-button';
import { useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { UndoLine } from '#tree/edit/undo-line.tsx';
import { useEdits } from '#tree/edit/use-edits.ts';
import { treeSourcesPath } from '#tree/paths.ts';
import { SourceForm } from './source-form.tsx';
import { SourceUses } from './source-uses.tsx';
import { sourcesWords as words } from './sources.en.ts';

type Source = NonNullable<TreeSourceQuery['treeSource']>;
type Uses = TreeSourceQuery['treeSourceUses'];

/** A source, to change or remove, and what rests on it. */
export function OneSource(props: { first: Source; uses: Uses }): ReactElement {
  const [source, setSource] = useState<Source | null>(props.first);
  const [uses, setUses] = useState(props.uses);
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const { id } = props.first;
  const edits = useEdits(async () => {
    const answer = await ask(TreeSourceDocument, { id });
    if (answer.kind === 'data') {
      setSource(answer.data.treeSource);
      setUses(answer.data.treeSourceUses);
    }
    return null;
  });
  if (source === null) {
    return (
      <>
        <UndoLine edits={edits} />
        <LinkButton href={treeSourcesPath}>{words.person.all}</LinkButton>
      </>
    );
  }
  const { version, author, publication, repository } = source;
  const title = source.title || words.untitled;
  const lost = (['title', 'author', 'publication', 'repository'] as const).filter(
    (part) => source[part] !== '',
  );
  const close = () => setOpen(null);
  const remove = async () => {
    await edits.run(RemoveTreeSourceDocument, { id, version }, () => words.removed(title));
    close();
  };
  return (
    <>
      <UndoLine edits={edits} />
      {open === 'change' ? (
        <SourceForm
          label={words.changeTitle}
          {...{ source }}
          errors={edits.errors}
          pending={edits.pending}
          ready
          onCancel={close}
          onSave={async (input) => {
            const done = await edits.run(ChangeTreeSourceDocument, { id, version, input }, () =>
              words.changed(input.title),
            );
            if (done) close();
          }}
        />
      ) : (
        <>
          <dl className="m-0 grid max-w-measure grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            <Line label={words.form.author} value={author} />
            <Line label={words.form.publication} value={publication} />
            <Line label={words.form.repository} value={repository} />
          </dl>
          {source.mayChange ? (
            <div className="mt-5 flex flex-wrap gap-3 print:hidden">
              <Button
                onClick={() => {
                  edits.forgetErrors();
                  setOpen('change');
                }}
              >
                {words.change}
              </Button>
              {source.uses === 0 ? (
                <Button variant="danger" onClick={() => setOpen('remove')}>
                  {words.remove}
                </Button>
              ) : null}
            </div>
          ) : null}
        </>
      )}
      <SourceUses id={id} first={uses} key={`${source.uses} ${version}`} total={source.uses} />
      {source.mayChange && source.uses > 0 ? (
        <p className="mt-4 mb-0 max-w-measure text-sm text-ink-soft">
          {words.stillCited(source.uses)}
        </p>
      ) : null}
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={words.removeQuestion(title)}
        description={words.removeText(lost.map((part) => words.lost[part]))}
        confirmLabel={words.removeConfirm}
        cancelLabel={words.keep}
        pending={edits.pending}
        onConfirm={() => void remove()}
      />
    </>
  );
}

function Line({ label, value }: { label: string; value: string }): ReactElement | null {
  if (value === '') return null;
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="m-0 wrap-anywhere">{value}</dd>
    </>
  );
}
