import type { RecordingsQuery } from '@infinite/schema/generated/graphql';
import { RecordingsDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { LinkButton } from '@infinite/ui/link-button';
import { useEffect, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { addToVaultPath } from '#vault/add/paths.ts';
import { picturesWords as words } from './pictures.en.ts';

type Photo = RecordingsQuery['recordings']['nodes'][number];

interface ChoosePhotoProps {
  readonly name: string;
  /** Ids of those that are there already. */
  readonly taken: readonly string[];
  readonly onChoose: (recordingId: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The photos of the vault, to add some of them to a person. */
export function ChoosePhoto({ name, taken, onChoose, onClose }: ChoosePhotoProps): ReactElement {
  const [photos, setPhotos] = useState<readonly Photo[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [adding, setAdding] = useState<string | null>(null);
  /** Where the list goes on; null: from the beginning. */
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    void ask(RecordingsDocument, { kinds: ['PHOTO'], first: 30, after: from }).then((answer) => {
      if (isOver) return;
      setFailed(answer.kind !== 'data');
      if (answer.kind !== 'data') return;
      const { nodes, pageInfo } = answer.data.recordings;
      setPhotos((known) => [...(from === null ? [] : (known ?? [])), ...nodes]);
      setNext(pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null);
    });
    return () => {
      isOver = true;
    };
  }, [from]);
  const offered = photos?.filter(({ id }) => !taken.includes(id));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.chooseTitle(name)}
      description={words.chooseText}
      size="lg"
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      {failed ? <p role="alert">{words.notLoaded}</p> : null}
      {!offered && !failed ? <p role="status">{words.loading}</p> : null}
      {offered?.length === 0 ? (
        <p className="flex flex-wrap items-center gap-4">
          {words.noneInVault} <LinkButton href={addToVaultPath}>{words.toVault}</LinkButton>
        </p>
      ) : null}
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {offered?.map(({ id, title, forms }) => (
          <li key={id} className="size-26 sm:size-36">
            <button
              type="button"
              aria-label={words.chooseOne(title)}
              aria-busy={adding === id}
              disabled={adding !== null}
              onClick={async () => {
                setAdding(id);
                await onChoose(id);
                setAdding(null);
              }}
              className="flex size-full cursor-pointer items-center justify-center overflow-hidden rounded-sm border-0 bg-sunk p-0 text-sm text-ink disabled:opacity-60"
            >
              {forms ? (
                <img
                  src={forms.middleUrl}
                  alt=""
                  className="size-full object-cover"
                  loading="lazy"
                />
              ) : (
                <span className="line-clamp-2 p-2 wrap-anywhere">{title}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {next === null ? null : (
        <Button variant="quiet" className="mt-3" onClick={() => setFrom(next)}>
          {words.more}
        </Button>
      )}
    </Dialog>
  );
}
