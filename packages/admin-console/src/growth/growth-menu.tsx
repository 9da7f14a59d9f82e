import { growthWords } from '@infinite/schema/words/growth.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Menu } from '@infinite/ui/menu';
import { Sprout } from 'lucide-react';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { growthPlaces } from './registered-places.tsx';

/** Opens the Growth section from anywhere in the panel. */
export function GrowthMenu() {
  const links = usePlaceLinks();
  return (
    <Menu
      trigger={
        <Button size="sm">
          <Icon as={Sprout} />
          {growthWords.part}
        </Button>
      }
      items={growthPlaces.map(({ value, label }) => ({
        label,
        ...links.open(value),
      }))}
    />
  );
}
