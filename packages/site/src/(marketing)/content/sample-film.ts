/** Words around the film of the sample testimonials. */
export const sampleFilm = {
  label: 'Video: three sample testimonials, half a minute',
  captions: 'English captions',
  note: 'A sample made for this page: invented families, drawn pictures, a computer’s voice. With captions.',
  cannotPlay: 'Your browser cannot play this video. Its words are below.',
} as const;
