/** /legacy: where to begin; an overview of the three pages below it. */
export const legacy = {
  title: 'Legacy support: where to begin | Infinite Connections',
  description:
    'What a legacy is made of besides money, where to begin when there is little time, and which of three pages helps with messages, planning and how it works.',
  keywords: ['legacy support', 'leave a legacy', 'what to leave behind'],
  heading: 'What you leave, besides things',
  lead: 'A house can be divided among three children. A voice cannot; each of them gets all of it.',
  parts: {
    heading: 'Four things people are glad to have been left',
    items: [
      {
        title: 'Words to them',
        text: 'Not about you: to them, by name. Five sentences are enough, and “I am proud of you” is one that is missing surprisingly often.',
      },
      {
        title: 'Words about where they come from',
        text: 'Who the people in the photographs are. Why the family left, or stayed. What the quarrel was about.',
      },
      {
        title: 'Decisions, so they need not guess',
        text: 'Which music. Which doctor. Where the papers are. Every decision you make is an argument they do not have.',
      },
      {
        title: 'Something useless and dear',
        text: 'How you whistle for the dog. The recipe with the wrong amount of flour. A story that is not true.',
      },
    ],
  },
  time: {
    heading: 'How much time do you have?',
    items: [
      {
        when: 'An evening',
        text: 'Record one message to one person. Say what you thank them for, what you ask their pardon for, and what you hope. Keep it or send it; it exists.',
      },
      {
        when: 'A weekend',
        text: 'Write down where things are and whom to call. Record a story for each photograph that nobody else could name.',
      },
      {
        when: 'A year',
        text: 'One message a month, to one person or another, for the days that are coming. Let relatives add what they know.',
      },
    ],
  },
  pages: {
    heading: 'Three pages that go on from here',
    items: [
      {
        title: 'Legacy messages',
        text: 'What to say, to whom, and for which day. With examples that are not embarrassing.',
        href: '/legacy-messages',
      },
      {
        title: 'Legacy planning',
        text: 'A list of what to arrange, in an order that can be followed, and the plan that holds it.',
        href: '/legacy-planning',
      },
      {
        title: 'Last wishes',
        text: 'Care, farewell, papers, accounts: written once, dated, and read only by whom you name.',
        href: '/last-wishes',
      },
    ],
  },
  begin: 'Record one message now',
  hub: 'All guides and quizzes',
} as const;

/** /legacy-messages: what to say, to whom, for when. */
export const legacyMessages = {
  title: 'Legacy messages: what to say, and for which day',
  description:
    'Messages for the days you may not see: what to say for a birthday, a wedding, a first child, a bad year; when each should arrive; and how long it should be.',
  keywords: [
    'legacy messages',
    'posthumous messages',
    'message for future wedding',
    'letters to children',
  ],
  heading: 'Messages for the days you may not see',
  lead: 'You need not sum up your life. You need to be there, for four minutes, on the right day.',
  start: 'Begin a message',
  plans: 'What it costs',
  days: {
    heading: 'Which days, and what they ask for',
    columns: ['The day', 'What helps to hear', 'How to schedule it'],
    rows: [
      [
        'A birthday, each year',
        'Something you noticed about them, not advice. Keep it under a minute; it will be heard in a kitchen full of people.',
        'A day that returns, with a year to end on. Record five at once, in different jumpers.',
      ],
      [
        'Eighteen, or twenty-one',
        'Where they come from: one story about you at that age in which you do not look good.',
        'A date. You are reminded two days before, for as long as you can be.',
      ],
      [
        'A graduation',
        'That it was hard, that you saw it, and that nothing is owed for it.',
        'An occasion without a date. You set the day when it is known.',
      ],
      [
        'A wedding',
        'A welcome to the other one, by “you”, since you may not know the name. What you learned late about being married.',
        'An occasion without a date.',
      ],
      [
        'A first child',
        'That nobody knows how. What you were like as a baby’s parent at four in the morning.',
        'An occasion, or a letter they open when they wish.',
      ],
      [
        'A bad year',
        'That you had one as well, and how long it lasted. A number helps: “It was fourteen months.”',
        'A letter to open “when you need it”: schedule it for a date a few years off, and say so in it.',
      ],
    ],
  },
  craft: {
    heading: 'How to say it',
    items: [
      {
        title: 'Say their name first',
        text: 'It is the one word they will play again. Say it as you say it when you are not being recorded.',
      },
      {
        title: 'One thing a message',
        text: 'If there are three, make three messages. Nobody wants to look for the sentence that was meant for this day.',
      },
      {
        title: 'Leave the mistakes in',
        text: 'The cough, the kettle, the search for a word. In thirty years these are the parts that sound most like you.',
      },
      {
        title: 'Do not bind them',
        text: 'No promises to be kept, no last requests in a birthday message. Wishes have a page of their own.',
      },
    ],
  },
  example: {
    heading: 'One, written out',
    when: 'For a wedding. About a minute, when read aloud.',
    letter: [
      'Nora. It is a Tuesday, and you are seven, and you have just told me that you will never marry because boys are loud. So you have changed your mind. Good. I did too.',
      'You, whom I have not met: she goes quiet when she is angry. It does not mean that it is over. Put the kettle on and wait. It took me years to find that out about her grandmother, and I am giving it to you for nothing.',
      'Nora, I thought for a long time about what to tell you, and it is only this: I was not always sure, and it was right anyway. Go and dance. I never could, so do it properly.',
    ],
  },
  after: {
    heading: 'And if you are not there to send it?',
    text: 'A message with a date goes out on its date, whether or not anybody answers the reminders. That is already so today.',
  },
} as const;
