import { durationWords } from '@infinite/schema/words/dates.en';
import { libraryWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Icon } from '@infinite/ui/icon';
import { useToast } from '@infinite/ui/use-toast';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isRefusal } from '@infinite/api-client/refusal';
import { useProofsLost } from '#tree/voices/use-proofs-lost.ts';
import type { LibraryRecording } from '#recordings/recordings-calls.ts';

/** Deletes after a question that names what is lost; a refusal says why it stays. */
export function DeleteRecording(props: { recording: LibraryRecording; onDelete(): Promise<void> }) {
  const { recording, onDelete } = props;
  const [asks, setAsks] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const toast = useToast();
  const words = libraryWords.confirmRemove;
  const proofsLost = useProofsLost(recording.id, asks);

  const remove = async (): Promise<void> => {
    setDeleting(true);
    try {
      await onDelete();
      toast.show({ title: libraryWords.removed });
    } catch (error) {
      const description = isRefusal(error) ? error.words : undefined;
      toast.show({ title: libraryWords.notRemoved, description, tone: 'danger' });
      setAsks(false);
    } finally {
      setDeleting(false);
    }
  };

  return (
    <>
      <Button variant="quiet" className="px-3! text-danger" onClick={() => setAsks(true)}>
        <Icon as={Trash2} />
        {libraryWords.remove}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.title}
        description={
          words.body(
            recording.title,
            recording.durationMs ? durationWords(recording.durationMs) : null,
          ) + proofsLost
        }
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        pending={deleting}
        pendingLabel={words.pending}
        onConfirm={() => void remove()}
      />
    </>
  );
}
