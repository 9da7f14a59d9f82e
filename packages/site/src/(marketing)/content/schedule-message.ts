/** What a visitor reads at /schedule-message. */
export const scheduleMessage = {
  title: 'Schedule a message for any day | Infinite Connections',
  description:
    'How a message is composed: a letter, a recording or pictures, the people it is for, the day it arrives, and how it is protected until then.',
  keywords: ['schedule a message', 'message for the future', 'letter to the future'],
  heading: 'Write it, record it, and say when',
  lead: 'One page, four questions. It saves what you type, so you can leave and come back for weeks.',
  begin: 'Get Started Free',
  beginHint: 'A first message takes about ten minutes.',
  parts: {
    heading: 'What the page asks you',
    items: [
      {
        title: 'What do you want to say?',
        text: 'A letter in your own words, a recording of your voice, a video, photos, or all of them together.',
      },
      {
        title: 'Who is it for?',
        text: 'One person or many. A name, an address, and where they live, so that it arrives in their time zone.',
      },
      {
        title: 'When should it arrive?',
        text: 'On a day and an hour, every year, or on an occasion whose day you will tell us later.',
      },
      {
        title: 'Is it what you meant?',
        text: 'You see it the way the reader will see it, with the dates of the reminders. Then you send it.',
      },
    ],
  },
  after: {
    heading: 'And afterward',
    text: 'It is listed with its date among your messages. You can edit it, postpone it, copy it for a brother, or take it back, until the moment it goes.',
    more: 'How it is protected until then',
  },
} as const;
