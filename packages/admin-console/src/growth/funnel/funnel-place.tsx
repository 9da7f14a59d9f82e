import { funnelWords as words } from '@infinite/schema/words/growth.en';
import { PlaceHeading } from '../place-heading.tsx';


export function FunnelPlace() {
  return <PlaceHeading title={words.heading} lead={words.lead} />;
}
