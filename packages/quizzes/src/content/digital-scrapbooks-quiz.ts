import { defineQuiz } from '../quiz.ts';

export const digitalScrapbooksQuiz = defineQuiz({
  slug: 'digital-scrapbooks-quiz',
  version: 1,
  name: 'Which scrapbook will you actually finish?',
  title: 'Digital Scrapbook Quiz: Which One Will You Finish?',
  description:
    'Most scrapbooks stop at page six because they were supposed to hold everything. Eight questions about your material, your patience and your readers find one you can finish.',
  keywords: [
    'digital scrapbook quiz',
    'scrapbook ideas for families',
    'family photo book ideas',
    'how to finish a scrapbook',
  ],
  heading: 'Which scrapbook will you actually finish?',
  lead: 'A book about everything has no last page. The ones that get finished are about one day, one person, one house or one table. Eight questions find yours.',
  weighs: [
    'who it is for, and when it has to be ready',
    'what you have: pictures, words, or people to ask',
    'whether you like to choose, to write, or to listen',
  ],
  steps: [
    {
      id: 'for',
      text: 'Who will turn the pages?',
      options: [
        {
          label: 'A child who is growing up',
          points: { year: 3, day: 1 },
          because:
            'It is for a growing child, and one year is a long time at that age. A year is also a good size for a book.',
        },
        {
          label: 'Someone with a birthday or an anniversary',
          points: { person: 4 },
          because:
            'It is for someone’s celebration. Then the book has a subject and a date, and both help.',
        },
        {
          label: 'The whole family, at the next gathering',
          points: { table: 2, house: 2 },
          because:
            'A whole family will turn the pages, so it should be about something they all share.',
        },
        {
          label: 'Me',
          points: { house: 2, day: 2 },
          because:
            'You are making it for yourself, and can leave out whatever does not interest you.',
        },
      ],
    },
    [
      {
        id: 'celebrated',
        text: 'How many people could add something about them?',
        when: { for: 'b' },
        options: [
          {
            label: 'Many: friends, colleagues, relatives',
            points: { person: 3 },
            because:
              'Many people know them. Ten short voices make a better portrait than one long text.',
          },
          {
            label: 'Two or three',
            points: { person: 2, day: 1 },
            because: 'Two or three people are enough, and you can call them this week.',
          },
          {
            label: 'Only me',
            points: { day: 2, house: 1 },
            because:
              'You are the only one who can tell it, so choose something you saw with your own eyes.',
          },
        ],
      },
      {
        id: 'material',
        text: 'What do you have most of?',
        options: [
          {
            label: 'Pictures of the last twelve months',
            points: { year: 3 },
            because:
              'Your pictures are from the last year: the memories are still fresh, and choosing is easy.',
          },
          {
            label: 'Pictures of one great day',
            points: { day: 4 },
            because:
              'You have a great day in pictures. It comes with a beginning and an end already.',
          },
          {
            label: 'Old pictures of a place',
            points: { house: 4 },
            because: 'You have old pictures of a place, which ties together people who never met.',
          },
          {
            label: 'Recipes, cards, handwriting',
            points: { table: 4 },
            because:
              'You have recipes and handwriting. Nothing in a family is used as often, or spilled on so much.',
          },
        ],
      },
    ],
    {
      id: 'stopped',
      text: 'Where did your last book or album stop?',
      options: [
        {
          label: 'At choosing: there were too many pictures',
          points: { day: 3 },
          because:
            'You got stuck among too many pictures. One day rarely has more than two hundred.',
        },
        {
          label: 'At the writing',
          points: { table: 1, person: 2 },
          because: 'You got stuck at the writing. Let others say it, and write down what they say.',
        },
        {
          label: 'It grew and grew',
          points: { year: 2, day: 1 },
          because: 'It grew without end. A year ends on its own on December 31.',
        },
        {
          label: 'I have never started one',
          points: { day: 2, table: 1 },
          because: 'It would be your first, so it should be small enough for a weekend.',
        },
      ],
    },
    {
      id: 'like',
      text: 'Which part do you enjoy?',
      options: [
        {
          label: 'Choosing the one good picture',
          points: { year: 2, day: 1 },
          because:
            'You like to choose. Twelve months with three pictures each is a pleasure for someone like you.',
        },
        {
          label: 'Writing down what it was like',
          points: { house: 3 },
          because: 'You like to write down what it was like, and rooms are full of memories.',
        },
        {
          label: 'Asking others and listening',
          points: { person: 3 },
          because: 'You like to ask and listen, and that fills a book about a person on its own.',
        },
        {
          label: 'Cooking, making, trying out',
          points: { table: 3 },
          because: 'You like to make things. A book of recipes has to be tried out, page by page.',
        },
      ],
    },
    {
      id: 'sense',
      text: 'If it could hold one thing besides pictures, what should it be?',
      options: [
        {
          label: 'Voices',
          points: { person: 2, day: 1 },
          because: 'You would add voices. A sentence in someone’s own voice beats any caption.',
        },
        {
          label: 'Smell and taste',
          points: { table: 4 },
          because: 'You would add smell and taste. Recipes are the only pages that can do it.',
        },
        {
          label: 'A map',
          points: { house: 3 },
          because: 'You would add a map: where the bed stood, where the path went.',
        },
        {
          label: 'The children’s own sayings',
          points: { year: 3 },
          because: 'You would add what the children say. By next year it is forgotten.',
        },
      ],
    },
    {
      id: 'ready',
      text: 'When does it have to be ready?',
      options: [
        {
          label: 'Within a month',
          points: { day: 3 },
          because: 'It has to be ready in a month, which is one day’s worth of pictures.',
        },
        {
          label: 'For a celebration later this year',
          points: { person: 2, table: 1 },
          because:
            'There is a celebration to be ready for. Ask the others now, because they will answer late.',
        },
        {
          label: 'At the end of the year',
          points: { year: 3 },
          because:
            'The end of the year is your date: an hour a month, and it is done when the year is.',
        },
        {
          label: 'When it is ready',
          points: { house: 2 },
          because: 'No one is waiting, so you can take your time.',
        },
      ],
    },
    {
      id: 'gone',
      text: 'Which of these is closest to being forgotten?',
      options: [
        {
          label: 'How an ordinary week went this year',
          points: { year: 2 },
          because: 'The ordinary week is what nobody photographs and everyone misses.',
        },
        {
          label: 'The house where we used to be together',
          points: { house: 4 },
          because:
            'The house may be sold or gone. Its rooms are still in several people’s heads, and you can walk through them.',
        },
        {
          label: 'How she made that dish',
          points: { table: 4 },
          because: 'There is a dish that only one person makes. Stand beside her with a recorder.',
        },
        {
          label: 'Who someone was before they were old',
          points: { person: 3 },
          because: 'Everyone knows them as old. Put the young one in a book.',
        },
      ],
    },
    {
      id: 'paper',
      text: 'Should it be printed in the end?',
      options: [
        {
          label: 'Yes, a book on the shelf',
          points: { person: 1, house: 1, year: 1 },
          because: 'It should stand on a shelf. Thirty pages are a book; a hundred are a task.',
        },
        {
          label: 'Several copies to give away',
          points: { table: 2, person: 1 },
          because: 'You want several copies, so it should work for each household.',
        },
        {
          label: 'On a screen is enough',
          points: { day: 2, year: 1 },
          because: 'A screen is enough, so it can be short and sent the same week.',
        },
      ],
    },
  ],
  results: [
    {
      id: 'day',
      title: 'A book of one day',
      text: [
        'The wedding, the move, the last summer afternoon. From the first coffee to the last light: twenty pictures in the order in which they happened, and the hour under each.',
        'It has a beginning and an end before you start. That is why it will be finished.',
      ],
      tonight: 'Choose the day. Put twenty of its pictures in a folder, and not one more.',
      next: { label: 'See a sample scrapbook', href: '/scrapbook-generator' },
    },
    {
      id: 'year',
      title: 'A book of one year',
      text: [
        'Three pictures a month, one sentence each, and a page for sayings. Do it on the last Sunday of the month, while you still know what was funny.',
        'In ten years the ordinary pages are the ones people stop at.',
      ],
      tonight: 'Choose three pictures of last month and write one sentence under each.',
      next: { label: 'Start from a template', href: '/premium-templates' },
    },
    {
      id: 'person',
      title: 'A book of one person, told by others',
      text: [
        'Ask ten people the same question and give each a page: a picture, and what they answered. “When did you see them laugh most?” is a better question than “What do you wish them?”',
        'Let those who do not write speak: two minutes of voice, and you write down the best three sentences.',
      ],
      tonight: 'Write down the ten names, and ask the one who answers slowest first.',
      next: { label: 'Record the first answer: your own', href: '/free-voice-messages' },
    },
    {
      id: 'house',
      title: 'A book of one house',
      text: [
        'Go from room to room. What stood there, what it smelled of, who sat where, what was forbidden. Draw the floor plan from memory and let others correct it.',
        'A house holds several generations without anyone having to be the subject. That makes it easy to talk about, even in families where not everything is.',
      ],
      tonight: 'Draw the first floor from memory, and mark where you read, hid and got scolded.',
      next: { label: 'Walk through it aloud', href: '/voice-recordings' },
    },
    {
      id: 'table',
      title: 'A book of the table',
      text: [
        'Twelve dishes, each with the person it came from: the card as it is, stains included, and beside it the recipe so that a beginner can cook it. Whose it was, when you ate it, what people said about it.',
        'Cook each dish once while someone records. “Until it looks right” is the part that needs a voice.',
      ],
      tonight: 'Photograph one handwritten recipe, and write down who taught it to whom.',
      next: { label: 'See how recipes are kept', href: '/family-recipes' },
    },
  ],
});
