/** Words around the sample tree. */
export const sampleTreeWords = {
  heading: 'A sample: the Lindqvists',
  headingListening: 'A sample you can listen to',
  lead: 'Choose a person to read about them. Drag the tree, zoom in and out, or follow the lines with the arrow keys.',
  leadListening:
    'Three of these people left a voice: they carry an amber mark. Press it and listen.',
  tree: 'Family tree of the invented Lindqvist family, five generations. Arrow keys follow the lines, plus and minus zoom.',
  hint: 'Drag to move. Zoom with the buttons, two fingers, or Ctrl and the wheel.',
  everyone: (count: number) => `All ${count} people as a list`,
  living: 'living',
  from: (name: string) => `Show the tree around ${name}`,
  parents: 'Parents',
  partner: 'Partner',
  children: 'Children',
  source: 'Source',
  listen: (title: string, name: string) => `“${title}”, told by ${name}`,
  voiceNote: 'A computer’s voice speaks for a person who never was.',
  invented: 'The family was invented for this page.',
} as const;
