import { LinkButton } from '@infinite/ui/link-button';
import { SupportDetails } from '#shell/components/support-details.tsx';
import { Opening } from '#(marketing)/components/opening.tsx';
import { Paragraphs } from '#(marketing)/components/paragraphs.tsx';
import { accessibility } from '#(marketing)/content/accessibility.ts';
import { GlassesPicture } from '#(marketing)/pictures/glasses-picture.tsx';

export function Page() {
  return (
    <>
      <Opening
        heading={accessibility.heading}
        lead={accessibility.lead}
        picture={<GlassesPicture />}
      />
      <div className="page-column pb-20">
        {accessibility.parts.map((part) => (
          <section key={part.heading} className="pb-10">
            <h2 className="mt-0 mb-3 text-2xl">{part.heading}</h2>
            {'paragraphs' in part ? <Paragraphs texts={part.paragraphs} /> : null}
            {'points' in part ? (
              <ul className="m-0 grid max-w-measure list-disc gap-2 pl-6">
                {part.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
        <SupportDetails />
        <p className="mt-6 mb-8 text-ink-soft">{accessibility.statementDate}</p>
        <LinkButton href="/contact">{accessibility.contact}</LinkButton>
      </div>
    </>
  );
}
