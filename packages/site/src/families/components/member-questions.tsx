import type { FamilyPeopleQuery } from '@infinite/schema/generated/graphql';
import { OfferFamilyDocument, RemoveMemberDocument } from '@infinite/schema/generated/operations';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import type { ReactElement } from 'react';
import { familyPageWords as words } from '#families/families.en.ts';
import { useAct } from '#settings/use-act.ts';

export type MemberView = FamilyPeopleQuery['familyMembers'][number];

export interface MemberQuestion {
  readonly about: 'offer' | 'removal';
  readonly member: MemberView;
}

/** What the owner confirms first: a removal, and handing the family over. */
export function MemberQuestions(props: {
  question: MemberQuestion | null;
  onClose: () => void;
  onRemoved: () => Promise<void>;
}): ReactElement | null {
  const { question, onClose } = props;
  const offer = useAct(OfferFamilyDocument);
  const removal = useAct(RemoveMemberDocument);
  if (!question) return null;
  const { id, name } = question.member;
  const close = { open: true, onOpenChange: onClose, cancelLabel: words.keep };
  if (question.about === 'offer') {
    const ask = async () => {
      const done = await offer.act({ id }, words.handedOver(name));
      onClose();
      // The offer stands at the top of the page.
      if (done) window.location.reload();
    };
    return (
      <ConfirmDialog
        {...close}
        title={words.handOverTitle(name)}
        description={words.handOverText(name)}
        confirmLabel={words.handOverConfirm}
        tone="primary"
        pending={offer.pending}
        onConfirm={() => void ask()}
      />
    );
  }
  const remove = async () => {
    const done = await removal.act({ id }, words.removed(name));
    onClose();
    if (done) await props.onRemoved();
  };
  return (
    <ConfirmDialog
      {...close}
      title={words.removeTitle(name)}
      description={words.removeText(name)}
      confirmLabel={words.removeConfirm}
      pending={removal.pending}
      onConfirm={() => void remove()}
    />
  );
}
