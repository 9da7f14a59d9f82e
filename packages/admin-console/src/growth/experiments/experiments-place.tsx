import { experimentWords as words } from '@infinite/schema/words/growth.en';
import { PlaceHeading } from '../place-heading.tsx';


export function ExperimentsPlace() {
  return <PlaceHeading title={words.heading} lead={words.lead} />;
}
