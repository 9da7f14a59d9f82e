/** One of the invented family; `x` and `y` are their place on the drawn tree. */
export interface SamplePerson {
  id: string;
  name: string;
  surname: string;
  years: string;
  /** How the youngest would call them. */
  calls: string;
  text: string;
  source: string;
  x: number;
  y: number;
}

export interface SampleUnion {
  partners: readonly [string, string];
  children: readonly string[];
}

/** The sheet the tree is drawn on. */
export const treeSheet = { width: 340, height: 512 } as const;

/** The Lindqvists, invented for this page. */
export const samplePeople: readonly SamplePerson[] = [
  {
    id: 'nils',
    name: 'Nils',
    surname: 'Lindqvist',
    years: '1917–1988',
    calls: 'great-grandfather',
    text: 'Boatbuilder in Visby. Measured everything twice, and his children’s heights on the same plank; the plank is in Daniel’s basement.',
    source: 'Family book, page 4; the plank.',
    x: 46,
    y: 56,
  },
  {
    id: 'elin',
    name: 'Elin',
    surname: 'Lindqvist, born Berg',
    years: '1921–2003',
    calls: 'great-grandmother',
    text: 'Taught school for thirty-one years and kept a weather diary on the back of shopping lists. To the end, she told the story of the winter the harbor froze.',
    source: 'Recorded at her kitchen table, 1998.',
    x: 126,
    y: 56,
  },
  {
    id: 'josef',
    name: 'Josef',
    surname: 'Hollar',
    years: '1915–1979',
    calls: 'great-grandfather',
    text: 'Came by train with one suitcase and a violin without strings. Why there were no strings, no one asked in time.',
    source: 'Told by Rosa. The year of arrival is a guess.',
    x: 214,
    y: 56,
  },
  {
    id: 'marta',
    name: 'Marta',
    surname: 'Hollar, born Weiss',
    years: '1919–1994',
    calls: 'great-grandmother',
    text: 'Baker. Wrote two eggs where she took three, in a year when eggs were expensive.',
    source: 'Her recipe book, in Rosa’s kitchen.',
    x: 294,
    y: 56,
  },
  {
    id: 'ingrid',
    name: 'Ingrid',
    surname: 'Lindqvist',
    years: 'living',
    calls: 'great-aunt',
    text: 'Went to sea as a radio operator. Knows the name of every boat her father built, and which one sank.',
    source: 'Told by herself.',
    x: 46,
    y: 186,
  },
  {
    id: 'anders',
    name: 'Anders',
    surname: 'Lindqvist',
    years: 'living',
    calls: 'grandfather',
    text: 'Sails, and is a sore loser at cards. Has been saying for thirty years that someone else may steer.',
    source: 'Told by himself.',
    x: 126,
    y: 186,
  },
  {
    id: 'rosa',
    name: 'Rosa',
    surname: 'Lindqvist, born Hollar',
    years: 'living',
    calls: 'grandmother',
    text: 'Keeps the recipes, the letters and the peace. The one who began to record.',
    source: 'Told by herself.',
    x: 254,
    y: 186,
  },
  {
    id: 'lina',
    name: 'Lina',
    surname: 'Lindqvist',
    years: 'living',
    calls: 'aunt',
    text: 'Living people are private: on a tree shown to others, only her name appears here.',
    source: 'Chosen by herself.',
    x: 80,
    y: 316,
  },
  {
    id: 'daniel',
    name: 'Daniel',
    surname: 'Lindqvist',
    years: 'living',
    calls: 'father',
    text: 'Says that he does not mind birthdays. Has kept every message his mother ever left on his phone.',
    source: 'Told by Rosa, with his permission.',
    x: 190,
    y: 316,
  },
  {
    id: 'joanna',
    name: 'Joanna',
    surname: 'Kowalska',
    years: 'living',
    calls: 'mother',
    text: 'Kept her own name and brought a second set of lullabies home.',
    source: 'Told by herself.',
    x: 290,
    y: 316,
  },
  {
    id: 'maja',
    name: 'Maja',
    surname: 'Lindqvist',
    years: 'living',
    calls: 'you, if this were your tree',
    text: 'Asked at four whether grown-ups still look at the moon. Follow the lines up from here and see who might have answered.',
    source: 'Remembered by everyone.',
    x: 190,
    y: 446,
  },
  {
    id: 'oskar',
    name: 'Oskar',
    surname: 'Lindqvist',
    years: 'living',
    calls: 'brother',
    text: 'Three years old, and of the opinion that he steers.',
    source: 'Claimed by himself.',
    x: 290,
    y: 446,
  },
];

export const sampleUnions: readonly SampleUnion[] = [
  { partners: ['nils', 'elin'], children: ['ingrid', 'anders'] },
  { partners: ['josef', 'marta'], children: ['rosa'] },
  { partners: ['anders', 'rosa'], children: ['lina', 'daniel'] },
  { partners: ['daniel', 'joanna'], children: ['maja', 'oskar'] },
];

/** What somebody says in their own voice, or rather a computer's; see sounds/README.md. */
export const sampleVoices: Readonly<Record<string, { title: string; words: string }>> = {
  elin: {
    title: 'The winter the harbor froze',
    words:
      'The harbor froze in February, and we walked to church across the water. Nils carried the lamp. I carried your grandfather, though nobody knew it yet. Halfway over, the ice sang. I have never been so frightened, or so happy.',
  },
  marta: {
    title: 'Why it says two eggs',
    words:
      'It says two eggs in my book. Take three. I wrote two because eggs were dear that year, and I was ashamed of the third. So if the cake is dry, that is the war, and not your fault.',
  },
  anders: {
    title: 'The tiller',
    words:
      'I found the photograph of the boat. You are in the bow, you are six, and you are furious, because I would not let you steer. I should have let you steer. Next summer, the tiller is yours.',
  },
};
