import { seoWords as words } from '@infinite/schema/words/growth-seo.en';
import { PlaceHeading } from '../place-heading.tsx';

export function SeoPlace() {
  return <PlaceHeading title={words.heading} lead={words.lead} />;
}
