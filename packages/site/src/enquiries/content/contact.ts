/** The page /contact. */
export const contact = {
  title: 'Contact Infinite Connections: write, call or e-mail us',
  description:
    'Write to the people behind Infinite Connections about plans, your account, accessibility or your data. A person reads every letter and answers by e-mail.',
  keywords: ['contact', 'support', 'sales', 'help', 'telephone'],
  heading: 'Write to us',
  lead: 'A person reads what you write, and answers by e-mail. The form keeps what you typed until it has arrived.',
  form: {
    label: 'Letter to the house',
    hint: 'Please send no passwords and nothing from a private message: we cannot read those, and never need to.',
  },
  direct: {
    heading: 'Or without a form',
    text: 'If something is urgent, such as a message that must not go out tomorrow, the telephone is quickest.',
  },
  before: {
    heading: 'Perhaps it is answered already',
    items: [
      {
        href: '/how-it-works',
        label: 'When does a message go out, and who stops it?',
        text: 'The days before a delivery, step by step, with an example.',
      },
      {
        href: '/ancestry',
        label: 'Can you look for an ancestor?',
        text: 'Free assistance with a name that ends somewhere, and paid research.',
      },
      {
        href: '/printing-services',
        label: 'Can I have it as a book?',
        text: 'Sizes and prices, a sample to look through, and a form for a quote.',
      },
    ],
  },
} as const;
