import { Badge } from '@infinite/ui/badge';
import { LinkButton } from '@infinite/ui/link-button';
import { Band } from '#(marketing)/components/band.tsx';
import { Opening } from '#(marketing)/components/opening.tsx';
import { Points } from '#(marketing)/components/points.tsx';
import { features } from '#(marketing)/content/features.ts';
import { RoomsPicture } from '#(marketing)/pictures/rooms-picture.tsx';

export function Page() {
  const { areas, under, closing } = features;
  return (
    <>
      <Opening heading={features.heading} lead={features.lead} picture={<RoomsPicture />} />
      {areas.map((area, index) => (
        <Band key={area.name} sunk={index % 2 === 0} heading={area.name} lead={area.question}>
          <ul className="m-0 grid list-none gap-x-10 gap-y-8 p-0 sm:grid-cols-2">
            {area.items.map((item) => (
              <li key={item.href} className="border-t border-rule pt-4">
                <h3 className="m-0 flex flex-wrap items-baseline justify-between gap-3 text-xl">
                  <a className="link" href={item.href}>
                    {item.title}
                  </a>
                  <Badge tone={item.open ? 'success' : 'amber'}>
                    {item.open ? features.open : features.next}
                  </Badge>
                </h3>
                <p className="mt-2 mb-0 max-w-measure">{item.text}</p>
              </li>
            ))}
          </ul>
        </Band>
      ))}
      <Band heading={under.heading}>
        <Points items={under.items} />
      </Band>
      <Band sunk heading={closing.heading} lead={features.openHint}>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/discover-your-path" variant="primary" size="lg">
            {closing.path}
          </LinkButton>
          <LinkButton href="/core-features" variant="quiet" size="lg">
            {closing.core}
          </LinkButton>
        </div>
      </Band>
    </>
  );
}
