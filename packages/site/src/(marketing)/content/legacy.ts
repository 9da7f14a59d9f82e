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
        text: 'Who the people in the photographs are. Why the family left, or stayed. What the fight was about.',
      },
      {
        title: 'Decisions, so they need not guess',
        text: 'Which music. Which doctor. Where the papers are. Every decision you make is an argument they do not have.',
      },
      {
        title: 'Something useless and precious',
        text: 'How you whistle for the dog. The recipe with the wrong amount of flour. A story that is not true.',
      },
    ],
  },
  time: {
    heading: 'How much time do you have?',
    items: [
      {
        when: 'An evening',
        text: 'Record one message to one person. Say what you are thankful for, what you are sorry for, and what you hope. Keep it or send it; either way it exists.',
      },
      {
        when: 'A weekend',
        text: 'Write down where things are and whom to call. Record a story for each photograph no one else could name.',
      },
      {
        when: 'A year',
        text: 'One message a month, to one person or another, for the days that are coming. Ask relatives for what they know.',
      },
    ],
  },
  pages: {
    heading: 'Three pages to read next',
    items: [
      {
        title: 'Legacy messages',
        text: 'What to say, to whom, and for which day. With examples you would not be embarrassed by.',
        href: '/legacy-messages',
      },
      {
        title: 'Legacy planning',
        text: 'What to arrange, in an order you can follow, and which plan holds it.',
        href: '/legacy-planning',
      },
      {
        title: 'Last wishes',
        text: 'Care, farewell, papers, accounts: what to write, who should know, and what only a lawyer can do.',
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
  lead: 'You don’t have to sum up your life. You just have to be there, for four minutes, on the right day.',
  start: 'Begin a message',
  plans: 'What it costs',
  days: {
    heading: 'Which days, and what they call for',
    columns: ['The day', 'What they need to hear', 'How to schedule it'],
    rows: [
      [
        'A birthday, each year',
        'Something you noticed about them, not advice. Keep it under a minute; they will play it in a kitchen full of people.',
        'A day that returns, with a year to end on. Record five at once, in different sweaters.',
      ],
      [
        'Eighteen, or twenty-one',
        'Where they come from: one story about you at that age in which you do not look good.',
        'A date. We remind you two days before.',
      ],
      [
        'A graduation',
        'That it was hard, that you saw it, and that nothing is owed for it.',
        'An occasion without a date. You set the day when it is known.',
      ],
      [
        'A wedding',
        'A welcome to the other one, simply as “you,” since you may not know the name. What you learned late about being married.',
        'An occasion without a date.',
      ],
      [
        'A first child',
        'That nobody knows how. What you were like with a baby at four in the morning.',
        'An occasion, or a letter they open when they want to.',
      ],
      [
        'A bad year',
        'That you had one too, and how long it lasted. A number helps: “It was fourteen months.”',
        'A letter to open “when you need it”: schedule it for a date a few years off, and say so in it.',
      ],
    ],
  },
  craft: {
    heading: 'How to say it',
    items: [
      {
        title: 'Say their name first',
        text: 'It is the one word they will play again. Say it the way you say it when no one is recording.',
      },
      {
        title: 'One thing per message',
        text: 'If there are three, make three messages. No one wants to search for the sentence that was meant for this day.',
      },
      {
        title: 'Leave the mistakes in',
        text: 'The cough, the coffee pot, the search for a word. In thirty years these are the parts that will sound most like you.',
      },
      {
        title: 'Don’t tie them down',
        text: 'No promises to keep, no last requests in a birthday message. Wishes have a page of their own.',
      },
    ],
  },
  example: {
    heading: 'One, written out',
    when: 'For a wedding. About a minute when read aloud. Invented, as an example.',
    letter: [
      'Nora. It is a Tuesday, and you are seven, and you have just told me you will never get married because boys are loud. So you have changed your mind. Good. I did too.',
      'And you, the one I haven’t met: she goes quiet when she is angry. It doesn’t mean it’s over. Put the coffee on and wait. It took me years to find that out about her grandmother, and I am giving it to you for free.',
      'Nora, I thought for a long time about what to tell you, and it is only this: I wasn’t always sure, and it was right anyway. Go and dance. I never could, so do it right.',
    ],
  },
  after: {
    heading: 'And if you are no longer there to send it?',
    text: 'A message with a date goes out on its date, whether or not anyone answers the reminders. That works today.',
  },
} as const;
