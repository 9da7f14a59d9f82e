/** The page /contact. */
export const contact = {
  title: 'Contact Infinite Connections: write, call or email us',
  description:
    'Write to the people behind Infinite Connections about plans, your account, accessibility or your data. A person reads every message and answers by email.',
  keywords: ['contact', 'support', 'sales', 'help', 'phone'],
  heading: 'Write to us',
  lead: 'A person reads what you write, and answers by email. The form keeps what you typed until it has reached us.',
  form: {
    label: 'Write to us',
    hint: 'Please don’t send passwords or anything from a private message. We never need either.',
  },
  direct: {
    heading: 'Or without a form',
    text: 'If something is urgent, such as a message that must not go out tomorrow, calling is fastest.',
  },
  before: {
    heading: 'It may already be answered',
    items: [
      {
        href: '/how-it-works',
        label: 'When does a message go out, and who stops it?',
        text: 'The days before a delivery, step by step, with an example.',
      },
      {
        href: '/ancestry',
        label: 'Can you look for an ancestor?',
        text: 'Free help with a name that leads nowhere, and paid research.',
      },
      {
        href: '/printing-services',
        label: 'Can I have it as a book?',
        text: 'Sizes and prices, a sample to look through, and a form for a quote.',
      },
    ],
  },
} as const;
