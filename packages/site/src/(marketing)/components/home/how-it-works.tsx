import { LinkButton } from '@infinite/ui/link-button';
import { home } from '#(marketing)/content/home.ts';
import { Band } from '../band.tsx';
import { NumberedSteps } from '../numbered-steps.tsx';

export function HowItWorks() {
  const { heading, lead, steps, see, more } = home.how;
  return (
    <Band sunk heading={heading} lead={lead}>
      <NumberedSteps steps={steps} />
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href="#memories">{see}</LinkButton>
        <LinkButton href="/how-it-works" variant="quiet">
          {more}
        </LinkButton>
      </div>
    </Band>
  );
}
