import { LinkButton } from '@infinite/ui/link-button';
import { home } from '#(marketing)/content/home.ts';
import { VoicePicture } from '#(marketing)/pictures/voice-picture.tsx';
import { Band } from '../band.tsx';

export function HowItWorks() {
  const { heading, paragraphs, see, more, picture } = home.how;
  return (
    <Band heading={heading}>
      <div className="grid items-center gap-10 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-0 mb-5 max-w-measure">
              {paragraph}
            </p>
          ))}
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton href="#memories">{see}</LinkButton>
            <LinkButton href="/how-it-works" variant="quiet">
              {more}
            </LinkButton>
          </div>
        </div>
        <VoicePicture label={picture} className="max-w-[420px] justify-self-center" />
      </div>
    </Band>
  );
}
