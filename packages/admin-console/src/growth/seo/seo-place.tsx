import { growthWords } from '@infinite/schema/words/growth.en';
import { PlaceHeading } from '../place-heading.tsx';

const words = growthWords.seo;

export function SeoPlace() {
  return <PlaceHeading title={words.heading} lead={words.lead} />;
}
