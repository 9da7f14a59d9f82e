import type { FamilyPeopleQuery } from '@infinite/schema/generated/graphql';
import {
  AnswerFamilyOfferDocument,
  WithdrawFamilyOfferDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState, type ReactElement } from 'react';
import { dayOf } from '#families/day-of.ts';
import { familyPageWords as words } from '#families/families.en.ts';
import { useAct } from '#settings/use-act.ts';

type OfferView = NonNullable<FamilyPeopleQuery['ownershipOffer']>;

/** An offer to hand the family over: to its owner with a way back, to the member with both answers. */
export function OfferNotice(props: {
  offer: OfferView | null;
  timeZone: string;
}): ReactElement | null {
  const [offer, setOffer] = useState(props.offer);
  const answer = useAct(AnswerFamilyOfferDocument);
  const withdrawal = useAct(WithdrawFamilyOfferDocument);
  if (!offer) return null;
  const day = dayOf(offer.expiresAt, props.timeZone);
  const accept = async () => {
    if (await answer.act({ accepted: true }, words.accepted)) window.location.reload();
  };
  const decline = async () => {
    if (await answer.act({ accepted: false }, words.declined)) setOffer(null);
  };
  const withdraw = async () => {
    if (await withdrawal.act({}, words.withdrawn)) setOffer(null);
  };
  return (
    <section
      aria-labelledby="offer"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md bg-amber-tint px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="offer" className="m-0 text-lg wrap-anywhere">
          {offer.forYou ? words.offerToYou(offer.fromName) : words.offered(offer.toName, day)}
        </h2>
        {offer.forYou ? <p className="m-0 mt-1">{words.offerToYouText(day)}</p> : null}
      </div>
      {offer.forYou ? (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            disabled={!answer.ready}
            pending={answer.pending}
            onClick={() => void accept()}
          >
            {words.accept}
          </Button>
          <Button disabled={!answer.ready || answer.pending} onClick={() => void decline()}>
            {words.decline}
          </Button>
        </div>
      ) : (
        <Button
          disabled={!withdrawal.ready}
          pending={withdrawal.pending}
          onClick={() => void withdraw()}
        >
          {words.withdraw}
        </Button>
      )}
    </section>
  );
}
