import { annualDiscountPercent, planRules, plans } from '@infinite/schema/catalogue/plans';
import { moneyWords, planWords, storageWords } from '@infinite/schema/words/plans.en';

const free = planWords.free.name;
const complete = planWords['complete-legacy'].name;

/** The words of /pricing; its numbers are the catalogue's. */
export const pricing = {
  title: 'Pricing: free messages and plans | Infinite Connections',
  description: `Voice messages are free forever. ${complete} costs ${moneyWords(plans['complete-legacy'].quarterly)} for three months, or a fifth less by the year, with ${planRules.moneyBackDays} days to change your mind.`,
  keywords: ['pricing', 'family legacy plans', 'free voice messages', 'memory storage price'],
  heading: 'Pricing',
  lead: 'What you have to say costs nothing. The plans are for what takes room: photographs, videos and books.',
  periodLegend: 'How would you like to pay?',
  badge: (percent: number) => `Save ${percent}%`,
  saves: (saving: string) => `Saves ${saving} a year`,
  forever: 'forever',
  startFree: 'Get Started Free',
  ask: (plan: string) => `Ask about ${plan}`,
  toHaveIt: 'To have this plan, call or email:',
  or: 'or',
  cards: { heading: 'The plans' },
  compare: {
    summary: 'Compare all plans',
    lead: 'There is a plan between the two. These are the rows in which the three differ; everything else is the same in each.',
  },
  grid: {
    heading: 'What each plan holds',
    lead: 'What is marked “Opening next” is being built. Everything else works today.',
    feature: 'In the plan',
    included: 'Included',
    notIncluded: 'Not included',
  },
  promises: {
    heading: 'Whichever you choose',
    items: [
      {
        title: `${planRules.moneyBackDays}-day money back`,
        text: `Within ${planRules.moneyBackDays} days of the first payment you have all of it back. You need no reason and no form.`,
      },
      {
        title: 'Cancel any time',
        text: 'The plan runs to the end of what you paid for, and then simply stops. Upgrades hold at once, downgrades from the next period.',
      },
      {
        title: 'Nothing is held hostage',
        text: `When a plan ends, everything stays as it is for ${planRules.retentionDays} days. After that only new additions stop. What you scheduled is delivered all the same.`,
      },
    ],
  },
  voices: { heading: 'How families use them' },
  questions: {
    heading: 'Questions about paying',
    items: [
      {
        question: 'Are voice messages really free forever?',
        answer:
          'Yes. You can record as many as you like, schedule as many as you like, and they are delivered without a plan, this year or in forty years. Voices take up little space, and they are why we built this.',
      },
      {
        question: `What does ${free} leave out?`,
        answer: `Space, mostly. It holds ${storageWords(plans.free.limits.mediaBytes)} of photos and videos. Voice messages and letters do not count at all.`,
      },
      {
        question: 'What do I save by the year?',
        answer: `${annualDiscountPercent} percent of what four quarters cost, rounded to whole dollars. Choose 'Annual' above to see the price and the saving of each plan.`,
      },
      {
        question: 'What happens to my messages if I stop paying?',
        answer: `They are delivered. A plan that has ended hides and deletes nothing for ${planRules.retentionDays} days, and then you cannot add more than ${free} holds. A message that is scheduled goes out on its day, whatever happened to the plan.`,
      },
      {
        question: 'Can I have my money back?',
        answer: `All of it, within ${planRules.moneyBackDays} days of your first payment.`,
      },
      {
        question: 'Why can’t I buy a plan with one click?',
        answer:
          'Because some of what the paid plans hold is still being opened, and we would rather tell you so in person than take your card first. Call or write; a person answers.',
      },
      {
        question: 'Does someone in the family have to pay for everyone?',
        answer:
          'No. A plan belongs to the family that keeps its memories together. The person who receives a message pays nothing and needs no account.',
      },
    ],
  },
  sales: {
    heading: 'A hospice, a regiment, a parish?',
    text: 'If you would like to offer this to many families, tell us what you have in mind.',
    action: 'Contact Sales',
    more: 'What a plan costs in one, five and twenty years',
  },
} as const;

/** Sample voices of the pricing page: who they might be, and the plan they would have. */
export const planVoices = [
  {
    name: 'Ruth A.',
    location: 'Leeds',
    plan: free,
    quote:
      'I have said good night to my grandson for every year until he is eighteen. I kept looking for the place where they ask for money.',
    rating: 5,
  },
  {
    name: 'Tomasz K.',
    location: 'Kraków',
    plan: complete,
    quote:
      'Four shoeboxes, my aunt’s home movies from the sixties, and the six of us naming the faces over one winter.',
    rating: 5,
  },
  {
    name: 'Amina D.',
    location: 'Marseille',
    plan: planWords['memory-plus'].name,
    quote: 'My mother cooks, I hold the phone. She corrects the recording, not the recipe.',
    rating: 5,
  },
] as const;
