import { sampleVoices } from '#(marketing)/content/sample-family.ts';
import { sampleSpread as spread } from '#(marketing)/content/sample-spread.ts';
import { sampleTreeWords } from '#(marketing)/content/sample-tree.ts';
import { BoatPicture } from '#(marketing)/pictures/boat-picture.tsx';
import { HousePicture } from '#(marketing)/pictures/house-picture.tsx';
import { RecipesPicture } from '#(marketing)/pictures/recipes-picture.tsx';
import { soundOf } from '#(marketing)/sounds/sounds.ts';
import { Band } from './band.tsx';

const pictures = [RecipesPicture, HousePicture];
const page = 'bg-raised p-5 sm:p-8';

/** Two pages of a scrapbook, laid open: pictures, a ticket, and a voice on the page. */
export function SampleSpread() {
  const { large, small, ticket } = spread;
  return (
    <Band sunk heading={spread.heading} lead={spread.lead}>
      <div className="grid overflow-hidden rounded-lg border border-edge shadow-float md:grid-cols-2">
        <div className={`${page} border-rule max-md:border-b md:border-r`}>
          <h3 className="m-0 font-serif text-2xl">{spread.title}</h3>
          <figure className="m-0 mt-4">
            <BoatPicture label={large.label} className="border border-rule bg-paper" />
            <figcaption className="mt-3 font-serif text-lg italic">{large.caption}</figcaption>
          </figure>
        </div>
        <div className={page}>
          <ul className="m-0 grid list-none grid-cols-2 gap-4 p-0">
            {small.map(({ label, caption }, index) => {
              const Small = pictures[index] ?? HousePicture;
              return (
                <li key={caption}>
                  <figure className="m-0">
                    <Small label={label} className="border border-rule bg-paper p-2" />
                    <figcaption className="mt-2 font-serif italic">{caption}</figcaption>
                  </figure>
                </li>
              );
            })}
          </ul>
          <figure className="m-0 mt-6">
            <div className="inline-block border-2 border-dashed border-edge bg-amber-tint px-5 py-3">
              <p className="m-0 font-semibold">{ticket.heading}</p>
              {ticket.lines.map((line) => (
                <p key={line} className="m-0 text-sm">
                  {line}
                </p>
              ))}
            </div>
            <figcaption className="mt-2 font-serif italic">{ticket.caption}</figcaption>
          </figure>
          <figure className="mx-0 mt-6 mb-0 border-l-2 border-amber pl-4">
            <figcaption className="font-semibold">{spread.voice}</figcaption>
            <audio
              controls
              preload="none"
              src={soundOf('anders')}
              aria-label={spread.voice}
              className="my-2 block w-full"
            />
            <blockquote className="m-0 font-serif">{sampleVoices.anders?.words}</blockquote>
          </figure>
        </div>
      </div>
      <p className="mt-6 mb-0 text-sm text-ink-soft">
        {sampleTreeWords.invented} {sampleTreeWords.voiceNote}
      </p>
    </Band>
  );
}
