import { MarkFavoriteDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Star } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { favoriteWords as words } from './favorites.en.ts';

interface FavoriteButtonProps {
  readonly recordingId: string;
  /** Whether it is one now. */
  readonly favorite: boolean;
}

/** Marks an item as the member's own favorite, or takes that back. */
export function FavoriteButton({ recordingId, favorite }: FavoriteButtonProps): ReactElement {
  const [isOne, setIsOne] = useState(favorite);
  const { act, pending, ready } = useAct(MarkFavoriteDocument);
  const onClick = async () => {
    const answer = await act({ recordingId, favorite: !isOne }, null);
    if (answer) setIsOne(answer.markFavorite);
  };
  return (
    <Button
      aria-pressed={isOne}
      disabled={!ready || pending}
      className={isOne ? 'border-accent bg-accent-tint' : undefined}
      onClick={() => void onClick()}
    >
      <Icon as={Star} className={isOne ? 'fill-current' : undefined} />
      {words.favorite}
    </Button>
  );
}
