import { scrapbooks as text } from '#(marketing)/content/introductions/scrapbooks.ts';
import { AlbumPicture } from '#(marketing)/pictures/album-picture.tsx';
import { SampleSpread } from '../sample-spread.tsx';
import { Introduction } from './introduction.tsx';

/** /scrapbook-generator, /scrapbooks, and the scrapbooks' section of the home page. */
export function ScrapbooksIntroduction() {
  return (
    <Introduction text={text} picture={AlbumPicture}>
      <SampleSpread />
    </Introduction>
  );
}
