/** The four pages of the sample at /samples/keepsake.pdf. The family in it is invented. */
export const sampleBook = {
  path: '/samples/keepsake.pdf',
  fileName: 'keepsake-sample.pdf',
  title: 'A sample of a printed family book',
  author: 'Infinite Connections',
  cover: {
    title: 'The table on Sunday',
    subtitle: 'Recipes and letters of the Lindqvist family',
    note: 'A sample. The family in it is invented.',
  },
  recipe: {
    heading: 'The almond cake, corrected',
    whose: 'Rosa’s, from her mother-in-law’s recipe box',
    ingredients: [
      '200 g almonds, ground with the skins on',
      '4 eggs, separated',
      '180 g sugar, and not the 250 of the card',
      'The zest of one lemon',
      'Butter and crumbs for the pan',
    ],
    steps: [
      'Heat the oven to 350 °F (175 °C). Butter the pan and dust it with crumbs.',
      'Beat the yolks with the sugar until they are nearly white. Stir in almonds and lemon.',
      'Whip the whites and fold them in, a third first, then the rest.',
      'Bake for thirty-five minutes. It sinks when it cools; it is meant to.',
    ],
    story:
      'The card has been wrong since 1958. Everyone who married into the family baked it once as written, and only then was let in on the secret.',
  },
  letter: {
    heading: 'When the garden is in bloom',
    when: 'Written in November, to be read in June',
    paragraphs: [
      'My dears,',
      'The peonies under the window are yours. Cut them in the morning, never at noon, and leave the ones that lean on the wall: your father planted those, and they have earned their rest.',
      'There will be a week when everything is out at once. Sit down in it. The weeds can wait, and so can I.',
      'Your mother',
    ],
  },
  last: 'A voice cannot be printed. This one waits where it was kept.',
} as const;
