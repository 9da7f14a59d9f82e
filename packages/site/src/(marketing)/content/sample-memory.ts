/** One photograph and what is known of it, on /memory-vault. */
export const sampleMemory = {
  heading: 'One photograph, four lines',
  lead: 'This is all it takes to keep a picture from becoming “a woman, some water.”',
  picture: 'A small boat under sail: a child in the bow, a man at the tiller.',
  lines: [
    [
      'Who',
      'Rosa’s husband Anders at the tiller; in the bow Lina, six years old. Behind the camera: Ingrid.',
    ],
    ['Where and when', 'Off Visby, a Sunday in July, 1981 or 1982. The boat was sold in 1983.'],
    [
      'What happened',
      'Lina wanted to steer and was not allowed to. She was furious until the ice cream, and she is still right.',
    ],
    ['Who says so', 'Told by Ingrid; Anders disputes the ice cream.'],
  ],
} as const;
