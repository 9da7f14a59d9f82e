import { childLimits as limits } from '@infinite/schema/catalogue/children';

/** Mails about the profile of a child. They name nobody: what is known of a child stays inside. */
export const childMailWords = {
  sign: 'Infinite Connections',
  handOver: {
    subject: 'A profile you keep can be handed over',
    preview: 'You can invite your child to take it over, whenever you both want to.',
    heading: `A child whose profile you keep is ${limits.handOverAge}`,
    why: 'From now on they can have an account of their own. If you both want to, you can invite them to take their profile over. The recordings of their voice then become theirs: they decide who may hear them, and may erase them.',
    fine: 'There is nothing you need to do. We write once more when they are grown.',
  },
  grown: {
    subject: 'Someone in your family is grown, and their profile is still with you',
    preview: 'The recordings of their voice are theirs to take over.',
    heading: `Someone whose childhood profile your family keeps is ${limits.grownAge}`,
    why: 'What is kept of them is theirs to decide about now. Please ask them for their email address and send them the invitation. The parent and the owner of the family can each do that, without asking the other.',
    fine: 'This is our last reminder about it.',
  },
  action: 'Open the children’s page',
} as const;
