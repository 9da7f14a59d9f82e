import { growthWords } from '@infinite/schema/words/growth.en';
import { PlaceHeading } from '../place-heading.tsx';

const words = growthWords.funnel;

export function FunnelPlace() {
  return <PlaceHeading title={words.heading} lead={words.lead} />;
}
