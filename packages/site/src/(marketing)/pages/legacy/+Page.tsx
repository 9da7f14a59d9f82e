import { LinkButton } from '@infinite/ui/link-button';
import { Band } from '#(marketing)/components/band.tsx';
import { Opening } from '#(marketing)/components/opening.tsx';
import { Points } from '#(marketing)/components/points.tsx';
import { ProtectionLine } from '#(marketing)/components/protection-line.tsx';
import { WaysOn } from '#(marketing)/components/ways-on.tsx';
import { legacy } from '#(marketing)/content/legacy.ts';
import { OakPicture } from '#(marketing)/pictures/oak-picture.tsx';

export function Page() {
  const { parts, time, pages } = legacy;
  return (
    <>
      <Opening heading={legacy.heading} lead={legacy.lead} picture={<OakPicture />} />
      <Band sunk heading={parts.heading}>
        <Points items={parts.items} columns={2} />
      </Band>
      <Band heading={time.heading}>
        <ProtectionLine steps={time.items} />
      </Band>
      <Band sunk heading={pages.heading}>
        <WaysOn items={pages.items} />
        <div className="mt-10 flex flex-wrap gap-3">
          <LinkButton href="/free-voice-messages" variant="primary" size="lg">
            {legacy.begin}
          </LinkButton>
          <LinkButton href="/family-legacy-hub" variant="quiet" size="lg">
            {legacy.hub}
          </LinkButton>
        </div>
      </Band>
    </>
  );
}
