import { isRefusal } from '@infinite/api-client/refusal';
import { photoTurns, type PhotoCrop, type PhotoTurn } from '@infinite/schema/catalogue/pictures';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Icon } from '@infinite/ui/icon';
import { Spinner } from '@infinite/ui/spinner';
import { useToast } from '@infinite/ui/use-toast';
import { RotateCcw, RotateCw } from 'lucide-react';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { CropFrame } from './crop-frame.tsx';
import { cropOrWhole, cropTurned, turnedBy, wholePhoto } from './crop.ts';
import { editPhoto, loadEdits, untilDrawn, type PhotoEdits } from './edit-calls.ts';
import { EditVersions } from './edit-versions.tsx';
import { photoEditWords as words } from './photo-edit.en.ts';
import { TurnedPicture } from './turned-picture.tsx';

interface EditPhotoProps {
  readonly id: string;
  readonly timeZone: string;
  readonly onClose: () => void;
  /** It is shown that way: what is on the page should be read again. */
  readonly onSaved: () => Promise<void>;
}

interface Edit {
  readonly turn: PhotoTurn;
  readonly crop: PhotoCrop;
}

const original: Edit = { turn: 0, crop: wholePhoto };

/** Turns and crops a photo; what is saved is a version, and the original stays. */
export function EditPhoto({ id, timeZone, onClose, onSaved }: EditPhotoProps): ReactElement {
  const [edits, setEdits] = useState<PhotoEdits | null>(null);
  const [edit, setEdit] = useState(original);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const toast = useToast();
  const hintId = useId();
  useEffect(() => {
    loadEdits(id).then(
      (found) => {
        setEdits(found);
        setEdit(editOf(found.versions[0] ?? null));
      },
      () => setProblem(words.notLoaded),
    );
  }, [id]);

  const turn = (quarters: 1 | 3) =>
    setEdit(({ turn, crop }) => ({
      turn: turnedBy(turn, quarters),
      crop: Array.from({ length: quarters }).reduce<PhotoCrop>(cropTurned, crop),
    }));
  const save = async (wanted: Edit): Promise<void> => {
    if (!edits) return;
    setSaving(true);
    setProblem(null);
    try {
      const { turn, crop } = wanted;
      await editPhoto(id, edits.version, { turn, crop: cropOrWhole(crop) });
      const isDrawn = await untilDrawn(id);
      await onSaved();
      toast.show({ title: isDrawn ? words.saved : words.soon });
      onClose();
    } catch (error) {
      setProblem(isRefusal(error) ? error.words : words.notSaved);
      setSaving(false);
      // Somebody was faster: the next try is made on what they left.
      if (isRefusal(error, 'CONFLICT')) await loadEdits(id).then(setEdits, () => undefined);
    }
  };
  const last = edits?.versions[0];
  const isEdited = last !== undefined && (last.turn !== 0 || last.crop != null);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.lead}
      size="lg"
      dismissOnOutsideClick={false}
      footer={
        <>
          {isEdited ? (
            <Button
              variant="quiet"
              className="mr-auto"
              disabled={saving}
              onClick={() => void save(original)}
            >
              {words.original}
            </Button>
          ) : null}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            disabled={!size}
            pending={saving}
            pendingLabel={words.saving}
            onClick={() => void save(edit)}
          >
            {words.save}
          </Button>
        </>
      }
    >
      {problem ? (
        <p role="alert" className="mt-0 font-semibold text-danger">
          {problem}
        </p>
      ) : null}
      {edits ? (
        <>
          <div className="mb-4 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => turn(3)}>
              <Icon as={RotateCcw} />
              {words.left}
            </Button>
            <Button size="sm" onClick={() => turn(1)}>
              <Icon as={RotateCw} />
              {words.right}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => setEdit({ ...edit, crop: wholePhoto })}
            >
              {words.whole}
            </Button>
          </div>
          <div className="px-4 py-3">
            <TurnedPicture
              url={`/media/${id}/whole?edit=${edits.version}`}
              turn={edit.turn}
              size={size}
              onLoad={setSize}
              onError={() => setProblem(words.notLoaded)}
            >
              <CropFrame
                crop={edit.crop}
                onChange={(crop) => setEdit({ ...edit, crop })}
                hintId={hintId}
              />
            </TurnedPicture>
          </div>
          <p id={hintId} className="mt-3 mb-0 text-sm text-ink-soft">
            {words.hint}
          </p>
          <p role="status" className="only-read-aloud">
            {words.turned(edit.turn)}
          </p>
          {edits.versions.length > 0 ? (
            <EditVersions
              versions={edits.versions}
              timeZone={timeZone}
              onUse={(version) => setEdit(editOf(version))}
            />
          ) : null}
        </>
      ) : problem ? null : (
        <Spinner label={words.loading} />
      )}
    </Dialog>
  );
}

function editOf(version: PhotoEdits['versions'][number] | null): Edit {
  if (!version) return original;
  const turn = photoTurns.find((known) => known === version.turn) ?? 0;
  return { turn, crop: version.crop ?? wholePhoto };
}
