import { LinkButton } from '@infinite/ui/link-button';
import { usePageContext } from 'vike-react/usePageContext';
import { home } from '#(marketing)/content/home.ts';
import { Band } from '../band.tsx';

export function LostAncestor() {
  const { heading, text, assist, more } = home.lost;
  const { supportEmail } = usePageContext().site;
  return (
    <Band sunk heading={heading} lead={text}>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={`mailto:${supportEmail}`}>{assist}</LinkButton>
        <LinkButton href="/about" variant="quiet">
          {more}
        </LinkButton>
      </div>
    </Band>
  );
}
