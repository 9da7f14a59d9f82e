import { announced, whenOpen } from '@infinite/schema/words/announced.en';
import { annualDiscountPercent, planRules, plans } from '@infinite/schema/catalogue/plans';
import { planWords, storageWords } from '@infinite/schema/words/plans.en';

const free = planWords.free.name;

/** The words of /transparent-pricing; the table is computed from the catalogue. */
export const transparentPricing = {
  title: 'Plan costs over 1, 5 and 20 years | Infinite Connections',
  description:
    'The total for each plan over one, five and twenty years, what is free forever, how refunds work, and what happens to waiting messages when a plan ends.',
  keywords: ['transparent pricing', 'cost over 20 years', 'refund', 'data retention'],
  heading: 'What it costs, added up',
  lead: 'A message may wait for twenty years. So you should know today what twenty years cost, and what happens if you stop paying in year three.',
  table: {
    heading: 'The total',
    lead: 'At today’s prices, with nothing left out. There is no fee to start, none to deliver, and none to leave.',
    caption: 'What each plan costs over one, five and twenty years',
    plan: 'Plan',
    free: 'nothing to pay',
    years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    note: `Paying by the year costs four quarters less ${annualDiscountPercent} percent, rounded to whole dollars. Prices may change one day; what you have already paid for will not, and we tell you 30 days ahead.`,
  },
  forever: {
    heading: 'What is free, and stays free',
    items: [
      {
        title: 'Every voice message',
        text: 'Recording it, keeping it, and delivering it. There is no number after which it starts to cost money.',
      },
      {
        title: 'Every letter',
        text: 'Written today, read in forty years. Letters do not count toward any limit.',
      },
      {
        title: 'The family tree',
        text: announced('familyTree', 'As many people as your family has had'),
      },
      {
        title: 'A first shelf',
        text: `${storageWords(plans.free.limits.mediaBytes)} for photos and videos. ${announced('scrapbooks', 'One scrapbook')}, ${announced('timeCapsules', 'one time capsule')}.`,
      },
      {
        title: 'Receiving',
        text: 'The person who gets a message pays nothing, signs up for nothing, and can download what they were given.',
      },
      {
        title: 'Leaving',
        text: whenOpen(
          'dataExport',
          'Exporting all of it, in open formats, any day. Being locked in would be a price, too.',
          'Downloading what you made, any day. Exporting all of it at once is something we are building.',
        ),
      },
    ],
  },
  rules: {
    heading: 'The rules, in the order you might meet them',
    items: [
      {
        when: `The first ${planRules.moneyBackDays} days`,
        text: 'You can have your first payment back in full. No one asks why.',
      },
      {
        when: 'You want more',
        text: 'An upgrade takes effect at once. What is left of the smaller plan comes off the price.',
      },
      {
        when: 'You want less',
        text: 'A downgrade, or an end, takes effect when the time you paid for is over. Until then you keep what you have.',
      },
      {
        when: `${planRules.retentionDays} days after a plan ends`,
        text: `Nothing has been deleted and nothing hidden. From now on you can add only what ${free} holds; what is there stays.`,
      },
    ],
  },
  armed: {
    heading: 'And the messages that are waiting?',
    paragraphs: [
      'Suppose you scheduled a video for your daughter’s wedding, on the largest plan, and the card expires. No one renews it. You may be sick, or gone.',
      'The video is delivered. A scheduled message holds on to everything it carries: its letter, its recordings, its pictures. None of it is measured against a plan on the day it goes, and none of it is deleted while it waits.',
      'We can promise this because we count it among our costs and not yours: voices are small, few videos are waiting, and the promise is why anyone would trust us with one.',
    ],
    how: 'How a delivery is protected',
    pricing: 'See the plans',
  },
} as const;
