/** What a visitor reads at /schedule-message. */
export const scheduleMessage = {
  title: 'Schedule a message: write or record | Infinite Connections',
  description:
    'How a message is composed: a letter, a recording or pictures, the people it is for, the day it arrives, and how it is protected until then.',
  keywords: ['schedule a message', 'message for the future', 'letter to the future'],
  heading: 'Write it, record it, and say when',
  lead: 'One page, four questions. It keeps what you type by itself, so you can leave and come back for weeks.',
  begin: 'Get Started Free',
  beginHint: 'A first message takes about ten minutes.',
  parts: {
    heading: 'What the page asks you',
    items: [
      {
        title: 'What do you want to say?',
        text: 'A letter in your own words, a recording of your voice, a film, photographs, or all of them together.',
      },
      {
        title: 'Who is it for?',
        text: 'One person or many. A name, an address, and where they live, so that it comes by their clock.',
      },
      {
        title: 'When should it arrive?',
        text: 'On a day and an hour, every year, or on an occasion whose day you will tell us.',
      },
      {
        title: 'Is it as you meant it?',
        text: 'You see it as the reader will see it, with the dates of the reminders. Then you let it go.',
      },
    ],
  },
  after: {
    heading: 'And afterwards',
    text: 'It stands among your messages with its date. You can edit it, put it off, copy it for a brother, or take it back, until the moment it goes.',
    more: 'How it is protected until then',
  },
} as const;
