import { LinkButton } from '@infinite/ui/link-button';
import { Band } from '#(marketing)/components/band.tsx';
import { Opening } from '#(marketing)/components/opening.tsx';
import { WaysOn } from '#(marketing)/components/ways-on.tsx';
import { familyLegacyHub } from '#(marketing)/content/family-legacy-hub.ts';
import { ShelfPicture } from '#(marketing)/pictures/shelf-picture.tsx';

export function Page() {
  const { parts, closing } = familyLegacyHub;
  return (
    <>
      <Opening
        heading={familyLegacyHub.heading}
        lead={familyLegacyHub.lead}
        picture={<ShelfPicture />}
      />
      {parts.map((part, index) => (
        <Band key={part.heading} sunk={index % 2 === 0} heading={part.heading} lead={part.lead}>
          <WaysOn items={part.items} />
        </Band>
      ))}
      <Band sunk heading={closing.heading} lead={closing.text}>
        <LinkButton href="/free-voice-messages" variant="primary" size="lg">
          {closing.action}
        </LinkButton>
      </Band>
    </>
  );
}
