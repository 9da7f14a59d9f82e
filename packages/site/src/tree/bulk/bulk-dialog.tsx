import type { TreeBulkInput, TreeBulkPreviewQuery } from '@infinite/schema/generated/graphql';
import {
  BulkChangeTreeDocument,
  TreeBulkPreviewDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import type { Edits } from '#tree/edit/use-edits.ts';
import { ChooseSource, type ChosenSource } from '#tree/sources/choose-source.tsx';
import { sourcesWords } from '#tree/sources/sources.en.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { bulkWords as words, type BulkAct } from './bulk.en.ts';
import { RenamePlace } from './rename-place.tsx';

interface BulkDialogProps {
  readonly act: BulkAct;
  readonly ids: readonly string[];
  readonly edits: Edits;
  readonly onClose: () => void;
}

type Preview = TreeBulkPreviewQuery['treeBulkPreview'];

/** One act on many people: what it needs to know, what it would change, and the button that does it. */
export function BulkDialog({ act, ids, edits, onClose }: BulkDialogProps): ReactElement {
  const [source, setSource] = useState<ChosenSource | null>(null);
  const [typed, setTyped] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [preview, setPreview] = useState<Preview | 'looking' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = inputOf(act, { ids, sourceId: source?.id ?? null, from, to });
  const look = async () => {
    if (!input) return;
    setPreview('looking');
    setRefusal(null);
    const answer = await ask(TreeBulkPreviewDocument, { input });
    setPreview(answer.kind === 'data' ? answer.data.treeBulkPreview : null);
    if (answer.kind === 'refused') setRefusal(answer.words);
    if (answer.kind === 'unreachable') setRefusal(words.notLoaded);
  };
  const change = async () => {
    if (!input) return;
    const done = await edits.run(BulkChangeTreeDocument, { input }, ({ bulkChangeTree }) =>
      words.done(bulkChangeTree.changed),
    );
    if (done) onClose();
  };
  const again = () => setPreview(null);
  const seen = preview === 'looking' ? null : preview;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      dismissOnOutsideClick={false}
      title={words.titles[act](ids.length)}
      description={words.texts[act]}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          {seen && seen.changed > 0 ? (
            <Button
              variant="primary"
              pending={edits.pending}
              pendingLabel={words.confirming}
              onClick={() => void change()}
            >
              {words.confirm}
            </Button>
          ) : (
            <Button
              variant="primary"
              disabled={!input}
              pending={preview === 'looking'}
              pendingLabel={words.previewing}
              onClick={() => void look()}
            >
              {words.preview}
            </Button>
          )}
        </>
      }
    >
      {act === 'PLACE' ? (
        <RenamePlace
          {...{ from, to }}
          onChange={(next) => {
            again();
            setFrom(next.from);
            setTo(next.to);
          }}
        />
      ) : null}
      {act === 'SOURCE' && source === null ? (
        <ChooseSource
          known
          {...{ typed }}
          onTyped={setTyped}
          onChoose={(chosen) => {
            again();
            setSource(chosen);
          }}
        />
      ) : null}
      {act === 'SOURCE' && source ? (
        <p className="m-0 flex flex-wrap items-center gap-x-4">
          <strong className="wrap-anywhere">{sourcesWords.citation.chosen(source.title)}</strong>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              again();
              setSource(null);
            }}
          >
            {sourcesWords.citation.other}
          </Button>
        </p>
      ) : null}
      {refusal === null ? null : (
        <p role="alert" className="mt-4 mb-0 text-danger">
          {refusal}
        </p>
      )}
      <div role="status">{seen ? <BulkPreview preview={seen} /> : null}</div>
    </Dialog>
  );
}

interface Typed {
  readonly ids: readonly string[];
  readonly sourceId: string | null;
  readonly from: string;
  readonly to: string;
}

/** Null while something is missing. */
function inputOf(kind: BulkAct, { ids, sourceId, from, to }: Typed): TreeBulkInput | null {
  switch (kind) {
    case 'PLACE':
      return from.trim() === '' || to.trim() === '' ? null : { kind, from, to };
    case 'SOURCE':
      return sourceId === null ? null : { kind, ids: [...ids], sourceId };
    case 'DECEASED':
    case 'LIVING':
      return { kind, ids: [...ids] };
  }
}
