import { LinkButton } from '@infinite/ui/link-button';
import { Band } from '#(marketing)/components/band.tsx';
import { LetterSheet } from '#(marketing)/components/letter-sheet.tsx';
import { Opening } from '#(marketing)/components/opening.tsx';
import { Points } from '#(marketing)/components/points.tsx';
import { Rows } from '#(marketing)/components/rows.tsx';
import { legacyMessages } from '#(marketing)/content/legacy.ts';
import { notOpenYet } from '#(marketing)/content/not-open-yet.ts';
import { PenPicture } from '#(marketing)/pictures/pen-picture.tsx';

export function Page() {
  const { days, craft, example, after } = legacyMessages;
  return (
    <>
      <Opening heading={legacyMessages.heading} lead={legacyMessages.lead} picture={<PenPicture />}>
        <LinkButton href="/dashboard" variant="primary" size="lg">
          {legacyMessages.start}
        </LinkButton>
        <LinkButton href="/pricing" variant="quiet" size="lg">
          {legacyMessages.plans}
        </LinkButton>
      </Opening>
      <Band sunk heading={days.heading}>
        <Rows caption={days.heading} columns={days.columns} rows={days.rows} />
      </Band>
      <Band heading={craft.heading}>
        <Points items={craft.items} columns={2} />
      </Band>
      <Band sunk heading={example.heading}>
        <LetterSheet paragraphs={example.letter} caption={example.when} />
      </Band>
      <Band heading={after.heading} lead={after.text}>
        <p className="mt-0 mb-8 max-w-measure">{notOpenYet.afterDeath}</p>
        <LinkButton href="/dashboard">{legacyMessages.start}</LinkButton>
      </Band>
    </>
  );
}
