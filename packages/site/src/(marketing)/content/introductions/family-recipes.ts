import type { IntroductionText } from './introduction-text.ts';

export const familyRecipes: IntroductionText = {
  path: '/family-recipes',
  title: 'Family recipes: save how it was made | Infinite Connections',
  description:
    'How to save a family recipe with the quantities nobody wrote down, the cook’s own voice and the story of the dish, with a complete sample recipe.',
  keywords: ['family recipes', 'save family recipes', 'recipe collection', 'family cookbook'],
  heading: 'Save the recipe, and the cook',
  lead: 'The card says “flour, enough.” She knew how much that was. A family recipe is the card, the correction everyone forgets, and the person who stood at the stove.',
  begin: {
    label: 'Record a cook',
    href: '/voice-recordings',
    hint: 'Set the phone beside the stove and ask as you go.',
  },
  passages: [
    {
      heading: 'How to get a recipe from someone who has none',
      steps: [
        {
          title: 'Cook it with them',
          text: 'Not at a table with a notebook, but at the stove with an apron. Record all of it. The knowledge is in the hands, and the hands only talk while they work.',
        },
        {
          title: 'Catch the handful',
          text: 'Before the flour goes in, hold a bowl on a scale under the hand. Write the grams beside “enough,” and keep the word “enough” too.',
        },
        {
          title: 'Make it alone, then call',
          text: 'It will be wrong. Describe how, and they will say the thing they never said because it was too obvious. That sentence is the recipe.',
        },
      ],
    },
    {
      heading: 'What a card should carry',
      points: [
        {
          title: 'Whose it was',
          text: 'Who you got it from, and who they got it from. A dish travels through a family by marriage, and the path it took is a small family tree.',
        },
        {
          title: 'What it is for',
          text: 'Sunday, mourning, the first snow, the night before a trip. A dish without its occasion is only food.',
        },
        {
          title: 'What changed',
          text: '“Margarine in the war, butter since 1955, oil since Lina does not eat butter.” Keep the variants side by side: none of them is wrong.',
        },
        {
          title: 'How it looks when it is right',
          text: '“Until it falls from the spoon like a ribbon.” Eyes, ears and nose measure better than a clock. Write down what they notice.',
        },
      ],
    },
    {
      heading: 'Keep the handwriting, too',
      paragraphs: [
        'Type a recipe so that someone can cook from it. But photograph the card before you copy it, stains and all: the butter on the corner shows which ones were used, and the hand that wrote “NOT TOO LONG” twice is someone you would know anywhere.',
      ],
    },
  ],
  today: {
    works:
      'Recording the cook, keeping the recording under the name of the dish, and sending it with a photo of the card to the person who should cook it next.',
    building:
      'The collection: ingredients that scale, the handwritten card beside the text, the cook’s voice on each step, variants side by side, import from other collections, and a cookbook to print.',
    links: [
      { label: 'Send a recipe with a voice', href: '/future-messages' },
      { label: 'Printed cookbooks: sizes and prices', href: '/printing-services' },
      { label: 'More ways to keep a kitchen: the blog', href: '/blog' },
    ],
  },
  questions: [
    {
      question: 'Can I share a recipe from a printed book?',
      answer:
        'A list of ingredients is nobody’s property; the author’s own sentences are. Write down how your family makes it, in your words, and name the book.',
    },
    {
      question: 'Grams, cups or ounces?',
      answer:
        'Whatever the cook used, with grams beside it. A cup is a different cup in every country, and in one case the blue one with the chip.',
    },
    {
      question: 'She guards her recipe. What now?',
      answer:
        'Then ask for a message instead of a card: she can record it today and let it go out on a day of her choosing. Many secrets are only waiting for the right time.',
    },
  ],
};
