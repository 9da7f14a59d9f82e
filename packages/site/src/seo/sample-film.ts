import { sampleFilm } from '#(marketing)/content/sample-film.ts';
import mp4 from '#(marketing)/films/sample-voices.mp4?url&no-inline';
import poster from '#(marketing)/films/sample-voices.webp?url&no-inline';
import type { SiteFacts } from '#renderer/page-audience.ts';

/** schema.org: the film of the home page, with the fields that Google requires of a video. */
export function sampleFilmObject({ origin }: Pick<SiteFacts, 'origin'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: sampleFilm.label,
    description: sampleFilm.note,
    thumbnailUrl: origin + poster,
    contentUrl: origin + mp4,
    uploadDate: '2026-11-21T21:51:33Z',
    duration: 'PT30S',
    inLanguage: 'en',
  };
}
