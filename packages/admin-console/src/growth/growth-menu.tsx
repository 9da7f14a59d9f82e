import { growthWords } from '@infinite/schema/words/growth.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Menu } from '@infinite/ui/menu';
import { Sprout } from 'lucide-react';
import { usePlace } from '#platform/use-place.ts';
import { growthPlaces } from './registered-places.tsx';

/** The way to the part 'Growth', from wherever in the panel. */
export function GrowthMenu() {
  const place = usePlace();
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
        onSelect: () => place.open(value),
      }))}
    />
  );
}
