import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { Band } from '#(marketing)/components/band.tsx';
import { coreFeatures } from '#(marketing)/content/core-features.ts';
import { LetterPicture } from '#(marketing)/pictures/letter-picture.tsx';
import { TreePicture } from '#(marketing)/pictures/tree-picture.tsx';
import { VoicePicture } from '#(marketing)/pictures/voice-picture.tsx';

const pictures = {
  'future-messages': LetterPicture,
  'voice-ancestry': TreePicture,
  'voice-recordings': VoicePicture,
};

export function Page() {
  const { parts, closing } = coreFeatures;
  return (
    <>
      <div className="page-column pb-6">
        <PageHeading title={coreFeatures.heading} lead={coreFeatures.lead} />
        <nav aria-label={coreFeatures.contents}>
          <ul className="m-0 flex list-none flex-wrap gap-x-6 gap-y-2 p-0">
            {parts.map((part) => (
              <li key={part.id}>
                <a className="link" href={`#${part.id}`}>
                  {part.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {parts.map((part, index) => {
        const Picture = pictures[part.id];
        return (
          <Band key={part.id} id={part.id} sunk={index !== 1} heading={part.title} lead={part.lead}>
            <div className="grid items-start gap-10 md:grid-cols-[2fr_1fr]">
              <dl className="m-0 grid gap-x-8 gap-y-6 sm:grid-cols-2">
                {part.facts.map((fact) => (
                  <div key={fact.title}>
                    <dt className="font-serif text-xl">{fact.title}</dt>
                    <dd className="mt-1 ml-0">{fact.text}</dd>
                  </div>
                ))}
              </dl>
              <Picture label={part.picture} className="max-w-80 justify-self-center" />
            </div>
            <div className="mt-8 flex flex-wrap gap-3">
              {part.links.map((link) => (
                <LinkButton key={link.href} href={link.href}>
                  {link.label}
                </LinkButton>
              ))}
            </div>
          </Band>
        );
      })}
      <Band heading={closing.heading} lead={coreFeatures.voiceAncestryNote}>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/features" variant="primary" size="lg">
            {closing.features}
          </LinkButton>
          <LinkButton href="/pricing" variant="quiet" size="lg">
            {closing.pricing}
          </LinkButton>
        </div>
      </Band>
    </>
  );
}
