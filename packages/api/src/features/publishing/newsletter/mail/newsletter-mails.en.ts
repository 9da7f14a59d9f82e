/** The mails of the newsletter: the question at the address, and what frames every issue. */
export const newsletterMailWords = {
  sign: 'Infinite Connections',
  confirm: {
    subject: 'Should we write to you?',
    preview: 'One press, and you will get the next letter.',
    heading: 'Should we write to you?',
    why: 'Someone entered this address for our letters about keeping voices and family stories. If that was you, open the page and press the button there.',
    action: 'Open the page',
    notYou:
      'If it was not you, do nothing: no letter is sent, and we forget this address within two weeks. The link works for three days.',
  },
  already: {
    subject: 'You are already on our list',
    preview: 'Nothing to do; you can change what we send.',
    heading: 'You are already on our list',
    why: 'Someone entered this address for our letters again. You already get them, so there is nothing to do.',
    action: 'Change what we send',
    notYou: 'There you can also unsubscribe.',
  },
  issue: {
    read: 'Read more',
    minutes: (minutes: number) =>
      minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`,
    why: 'You get this letter because you asked for it at Infinite Connections.',
    unsubscribe: 'Unsubscribe',
    preferences: 'What we may write to you',
    inBrowser: 'All articles',
  },
  digest: {
    weekly: {
      subject: (title: string) => `This week: ${title}`,
      intro: 'What we wrote this week.',
    },
    monthly: {
      subject: (month: string) => `What we wrote in ${month}`,
      intro: 'What we wrote in the past month.',
    },
    preview: (count: number) => (count === 1 ? 'One new article' : `${count} new articles`),
  },
  test: (subject: string) => `[Test] ${subject}`,
} as const;
