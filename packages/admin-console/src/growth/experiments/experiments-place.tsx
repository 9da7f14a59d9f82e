import { growthWords } from '@infinite/schema/words/growth.en';
import { PlaceHeading } from '../place-heading.tsx';

const words = growthWords.experiments;

export function ExperimentsPlace() {
  return <PlaceHeading title={words.heading} lead={words.lead} />;
}
