import { LinkButton } from '@infinite/ui/link-button';
import { home } from '#(marketing)/content/home.ts';
import { Band } from '../band.tsx';

/** Both of its buttons lead to the genealogists. */
export function LostAncestor() {
  const { heading, text, assist, more, moreAbout } = home.lost;
  return (
    <Band heading={heading} lead={text}>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/ancestry">{assist}</LinkButton>
        <LinkButton href="/ancestry" variant="quiet">
          {more} <span className="only-read-aloud">{moreAbout}</span>
        </LinkButton>
      </div>
    </Band>
  );
}
