import type { OutlineTemplate } from './template-kinds.ts';

/** Scrapbooks, page by page: to read, to copy, to print and lay beside the shoebox. */
export const scrapbookTemplates: readonly OutlineTemplate[] = [
  {
    id: 'one-life-twelve-pages',
    name: 'One life in twelve pages',
    use: 'For an eightieth birthday. Two pictures a page is plenty.',
    steps: [
      'The house where it began, and who else lived in it.',
      'The parents, on a day when no one told them to smile.',
      'School: one friend, one teacher, one report.',
      'The first job, and what the first paycheck bought.',
      'A trip, with the ticket if it still exists.',
      'How they met. Two versions, side by side.',
      'The wedding, or what there was instead.',
      'A kitchen, over the years.',
      'The hard year. One picture, few words.',
      'What their hands made: a boat, a coat, a garden.',
      'Everyone who would not be there otherwise.',
      'An ordinary afternoon, last week.',
    ],
  },
  {
    id: 'the-house-we-left',
    name: 'The house we left',
    use: 'Before the keys are handed over. Take the pictures on one day, from the same height.',
    steps: [
      'The door, from where you always fumbled for the key.',
      'Each room, empty, from its doorway.',
      'The same rooms from old pictures, on the page beside.',
      'The marks on the door frame, with a ruler in the picture.',
      'What could be seen from each bed.',
      'The step that creaked; record the creak.',
      'Neighbors, in front of their own doors.',
      'One sentence from everyone who ever lived there: “What I will miss is …”',
    ],
  },
  {
    id: 'a-first-year',
    name: 'A first year',
    use: 'Fill a page a month, in five minutes. A page left empty is true, too.',
    steps: [
      'The day: the weather, the first visitor, what was said.',
      'The name, and the names it nearly was.',
      'A hand, on the same page of the same newspaper, each month.',
      'Who held the child this month, and their face while they did.',
      'A sound: record it, and write down what it meant.',
      'What nobody told you.',
      'What you were sure about in January and are not in June.',
      'The first thing they laughed at.',
      'A night, in numbers.',
      'The first word, and who disputes it.',
      'The same chair, with the child in it, every month.',
      'A letter from each of you, for when they are as old as you are now.',
    ],
  },
];

/** Capsules: what to put in, whom to ask, which day to choose. */
export const capsuleTemplates: readonly OutlineTemplate[] = [
  {
    id: 'new-year-in-ten',
    name: 'New Year’s Eve, opened in ten years',
    use: 'Made in one evening by everyone at the table.',
    steps: [
      'Everyone says, alone in the kitchen, where they will be in ten years.',
      'Everyone says of the person on their left where that person will be.',
      'A photograph of the table before it is cleared.',
      'The prices: bread, a gallon of milk, a movie ticket, the rent.',
      'What everyone is worried about this winter.',
      'One song, sung badly, by all.',
      'Close it before midnight, for the same evening ten years later.',
    ],
  },
  {
    id: 'for-an-eighteenth',
    name: 'For a child’s eighteenth birthday',
    use: 'Begun at birth or at any time after; relatives add until the day before.',
    steps: [
      'A voice from each grandparent, telling one story of their own youth.',
      'The newspaper from the day of birth, or a picture of its front page.',
      'A letter from each parent, written before the child could talk.',
      'Once a year, three questions to the child, always the same: What do you like? What are you afraid of? What will you be?',
      'Something small that they cared about and have forgotten.',
      'A list of who was asked to add something, so that those who are gone by then are known.',
    ],
  },
  {
    id: 'a-reunion',
    name: 'A family reunion',
    use: 'For thirty people on one lawn, and the next thirty years.',
    steps: [
      'A group picture, and then the same picture with everyone saying their name, from left to right.',
      'The oldest tells the youngest something; record both faces.',
      'Each branch brings one recipe and someone who can cook it.',
      'A map on which everyone marks where they were born.',
      'A question nobody could answer today. Perhaps someone will have found out.',
      'The date of the opening is chosen by the youngest who can count.',
    ],
  },
];
