/** What a visitor reads at /future-messages. */
export const futureMessages = {
  title: 'Future messages: words for later | Infinite Connections',
  description:
    'Letters, voices and videos that arrive on a birthday, an anniversary, a wedding, or any day you choose, for as many years as it takes.',
  keywords: ['future messages', 'birthday message', 'posthumous messages', 'voice letter'],
  heading: 'Words for a day to come',
  lead: 'Write or record it today. It arrives on the morning of her eighteenth birthday, on your fiftieth anniversary, or on a day that has no date yet.',
  begin: 'Start Recording Messages',
  beginHint: 'Voice messages are free forever.',
  occasions: {
    heading: 'When people send them',
    items: [
      {
        title: 'On a date',
        text: 'A day and an hour in the reader’s time zone: 9 in the morning in Lisbon, wherever you are.',
      },
      {
        title: 'Every year',
        text: 'A birthday or an anniversary, until a year you name, or for as long as there are years.',
      },
      {
        title: 'On an occasion',
        text: 'Graduation, wedding, first child. Record it now and tell us the day when there is one.',
      },
    ],
  },
  sample: {
    heading: 'What a message can sound like',
    letter: [
      'Dear Ana,',
      'you are four, and you have just told me that the moon follows us home. I said nothing, because you were right.',
      'When you read this you are eighteen. I wanted you to know that someone wrote down what you said about the moon.',
    ],
    sign: 'Papa',
    when: 'Arrives on May 4, 2041, at 9:00 AM in Lisbon',
  },
  safe: {
    heading: 'What you can rely on',
    points: [
      {
        title: 'Never too early',
        text: 'Nothing leaves before its time, and it goes only to the people you named.',
      },
      {
        title: 'Asked before it goes',
        text: 'A reminder two days before, another the day before. You can change, postpone or stop it until it goes.',
      },
      {
        title: 'Not lost with you',
        text: 'A scheduled message is delivered even if your plan has lapsed.',
      },
    ],
  },
  questions: {
    heading: 'Questions people ask',
    items: [
      {
        question: 'What if an address no longer works?',
        answer:
          'We try again over several days. If it still does not work, we tell you, and you can give us another address.',
      },
      {
        question: 'Does the reader need an account?',
        answer:
          'No. An email brings a personal link; the page behind it plays and keeps everything.',
      },
      {
        question: 'How far ahead can I go?',
        answer: (latestYear: number) =>
          `To the year ${latestYear}. Clocks and time zones may change by then; we work out the exact moment shortly before it comes.`,
      },
    ],
  },
} as const;
