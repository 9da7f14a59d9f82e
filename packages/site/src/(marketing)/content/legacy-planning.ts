import { annualPrice, planRules, plans } from '@infinite/schema/catalogue/plans';
import { moneyWords, planWords } from '@infinite/schema/words/plans.en';

const popular = plans['memory-plus'];

/** /legacy-planning: what to arrange, in which order, and the plan that holds it. */
export const legacyPlanning = {
  title: 'Legacy planning: a list to finish | Infinite Connections',
  description:
    'What to arrange before someone has to do it for you: six sittings, each under an hour, what each one leaves behind, and which plan holds it.',
  keywords: ['legacy planning', 'legacy checklist', 'end of life planning', 'family archive'],
  heading: 'Legacy planning, in six sittings',
  lead: 'Most plans fail because they begin with the will. Begin with an envelope on the kitchen table. Each sitting takes less than an hour and leaves something that helps on its own.',
  start: 'Open your dashboard',
  plans: 'Compare the plans',
  wishes: 'Last wishes, and who should know them',
  sittings: {
    heading: 'The six sittings',
    items: [
      {
        title: 'One page: if I am not here tomorrow',
        text: 'Who to call, and in what order. Where the key is. Who needs feeding. Who knows the passwords. Leave it where someone will find it, and tell two people.',
        leaves: 'A page that works on the first day.',
      },
      {
        title: 'Three voices',
        text: 'A message to each of the three people who would miss you most. Not for a special day, not with advice: only that you were thinking of them. Two minutes each.',
        leaves: 'If you did nothing else on this list, this would do.',
      },
      {
        title: 'The names behind the photographs',
        text: 'Take the thirty pictures no one else could explain. Say who it is, where, and what happened just before. Talk; don’t write.',
        leaves: 'Thirty photographs that will not be thrown away.',
      },
      {
        title: 'What you want, and do not want',
        text: 'Treatment, funeral, music, ashes, speeches, black or not. A decision can be one line. Say which of them matter to you, and which your tired family is free to change.',
        leaves: 'No argument in a hospital hallway.',
      },
      {
        title: 'Papers and accounts',
        text: 'A list, not the things themselves: which bank, which insurer, which drawer, which subscriptions to stop. The will belongs with a lawyer; say here where it is.',
        leaves: 'A week of someone’s life, given back.',
      },
      {
        title: 'The long ones',
        text: 'Now that the rest is done: birthdays, a wedding, the year they turn your age. One a month. By now you will know how.',
        leaves: 'You, on days you will not see.',
      },
    ],
    leaves: 'What it leaves:',
  },
  plan: {
    heading: 'What holds it',
    lead: `The voices, the letters and their delivery are free. The photos and videos from the third sitting are what takes up space; ${planWords['memory-plus'].name} is for them.`,
    perYear: `or ${moneyWords(annualPrice(popular))} for a year at once`,
    refund: `Your money back within ${planRules.moneyBackDays} days. What you scheduled is delivered with or without a plan.`,
  },
  notice: {
    heading: 'What this is not',
    text: 'A message is not a will, and this page is not legal advice. What has to hold up in court belongs on paper, signed the way your law requires. What has to be heard belongs here.',
  },
} as const;
