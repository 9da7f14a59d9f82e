import type { TreeSubjectFactsPartsFragment } from '@infinite/schema/generated/graphql';
import { RemoveVoiceCitationDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Icon } from '@infinite/ui/icon';
import { Unlink } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { treeVoicesWords as words } from './tree-voices.en.ts';

interface RemoveProofProps {
  readonly of: TreeSubjectFactsPartsFragment;
  readonly citation: TreeSubjectFactsPartsFragment['citations'][number];
  /** The fact, in words. */
  readonly said: string;
  /** How many further voices prove it. */
  readonly others: number;
  readonly onChanged: (facts: readonly TreeSubjectFactsPartsFragment[]) => void;
}

/** Takes a voice off a fact, once the reader knows what the fact loses. */
export function RemoveProof(props: RemoveProofProps): ReactElement {
  const { of, citation, said, others, onChanged } = props;
  const [asking, setAsking] = useState(false);
  const { act, pending, ready } = useAct(RemoveVoiceCitationDocument);
  const title = citation.recording ? `“${citation.recording.title}”` : words.removeCitationGone;
  const remove = async () => {
    const { fact, index } = citation;
    const variables = { recordId: of.subject.id, version: of.version, fact, index };
    const answer = await act(variables, words.removedCitation);
    setAsking(false);
    if (answer) onChanged(answer.removeVoiceCitation);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="ml-auto shrink-0 px-2!"
        aria-label={words.removeCitationNamed(said)}
        title={words.removeCitation}
        disabled={!ready}
        onClick={() => setAsking(true)}
      >
        <Icon as={Unlink} />
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.removeCitationTitle}
        description={words.removeCitationText(said, title, others)}
        confirmLabel={words.removeCitation}
        cancelLabel={words.cancel}
        pending={pending}
        onConfirm={() => void remove()}
      />
    </>
  );
}
