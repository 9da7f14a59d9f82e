/** Small pictures of families and people. */
export const portraitWords = {
  choose: 'Choose a picture',
  change: 'Change the picture',
  remove: 'Remove the picture',
  sending: 'Sending …',
  hint: 'JPEG, PNG, WebP or HEIC. We keep the middle of it, and nothing the file says about where or when it was taken.',
  tooLarge: (megabytes: number) => `Please choose a picture of at most ${megabytes} MB.`,
  refused: {
    form: 'Please choose a picture: JPEG, PNG, WebP or HEIC.',
    pixels: 'This picture has too many pixels for us to open. Please choose a smaller one.',
    broken: 'We could not open this picture. It may be incomplete.',
  },
} as const;
