import { mayInFamily } from '@infinite/schema/catalogue/families';
import type { QuestionPartsFragment } from '@infinite/schema/generated/graphql';
import {
  DeclineQuestionDocument,
  WithdrawQuestionDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { LinkButton } from '@infinite/ui/link-button';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { recorderPath } from '#collaboration/paths.ts';
import { questionPageWords as words } from '#collaboration/questions.en.ts';
import { roleNames } from '#families/role-names.ts';
import { useAct } from '#settings/use-act.ts';
import { AnswerForm } from './answer-form.tsx';

interface QuestionActsProps {
  question: QuestionPartsFragment;
  onChange(question: QuestionPartsFragment): void;
  onWithdrawn(id: string): void;
}

/** How the reader answers, or takes their own question back. */
export function QuestionActs({ question, onChange, onWithdrawn }: QuestionActsProps) {
  const { id, body, mayAnswer, mayWithdraw } = question;
  const { viewer } = usePageContext();
  const [writing, setWriting] = useState(false);
  const [asks, setAsks] = useState(false);
  const declining = useAct(DeclineQuestionDocument);
  const withdrawal = useAct(WithdrawQuestionDocument);
  if (!viewer || !(mayAnswer || mayWithdraw)) return null;

  const decline = async () => {
    const done = await declining.act({ id }, words.declinedDone);
    if (done) onChange(done.declineQuestion);
  };
  const withdraw = async () => {
    const done = await withdrawal.act({ id }, words.withdrawn);
    setAsks(false);
    if (done) onWithdrawn(id);
  };
  if (writing && mayAnswer) {
    return (
      <AnswerForm
        id={id}
        onCancel={() => setWriting(false)}
        onAnswered={(answered) => {
          setWriting(false);
          onChange(answered);
        }}
      />
    );
  }
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {mayAnswer ? (
        <>
          {mayInFamily(roleNames[viewer.familyRole], 'addRecordings') ? (
            <LinkButton href={recorderPath(id)}>{words.record}</LinkButton>
          ) : null}
          <Button disabled={!declining.ready} onClick={() => setWriting(true)}>
            {words.answer}
          </Button>
          <Button
            variant="quiet"
            disabled={!declining.ready}
            pending={declining.pending}
            onClick={() => void decline()}
          >
            {words.decline}
          </Button>
        </>
      ) : null}
      {mayWithdraw ? (
        <Button
          variant="quiet"
          className="-ml-3 px-3!"
          aria-label={words.withdrawOne(body)}
          disabled={!withdrawal.ready}
          onClick={() => setAsks(true)}
        >
          {words.withdraw}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.withdrawTitle}
        description={words.withdrawText}
        confirmLabel={words.withdraw}
        cancelLabel={words.cancel}
        pending={withdrawal.pending}
        onConfirm={() => void withdraw()}
      />
    </div>
  );
}
