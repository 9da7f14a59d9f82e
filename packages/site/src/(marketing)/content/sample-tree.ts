/** Words around the sample tree. */
export const sampleTreeWords = {
  heading: 'A sample: the Lindqvists',
  headingListening: 'A sample you can listen to',
  lead: 'Choose a person. On the keyboard, the arrow keys follow the lines.',
  leadListening:
    'Three of these people left a voice: they carry an amber mark. Choose one and press play.',
  tree: 'Family tree of the invented Lindqvist family, four generations',
  partOf: (name: string, years: string, calls: string, voice: boolean) =>
    `${name}, ${years}, ${calls}${voice ? ', has left a voice' : ''}`,
  parents: 'Parents',
  partner: 'Partner',
  children: 'Children',
  source: 'Source',
  listen: (title: string, name: string) => `“${title}”, told by ${name}`,
  voiceNote: 'A computer’s voice speaks for a person who never was.',
  invented: 'The family was invented for this page.',
} as const;
