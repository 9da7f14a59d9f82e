/** Words around the film of the sample testimonials. */
export const sampleFilm = {
  label: 'Film: three sample testimonials, half a minute',
  captions: 'English captions',
  note: 'A sample made for this page: invented families, drawn pictures, a computer’s voice. With captions.',
  cannotPlay: 'Your browser cannot play this film. Its words stand below it.',
} as const;
