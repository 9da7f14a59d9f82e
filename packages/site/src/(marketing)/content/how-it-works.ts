/** The words of /how-it-works. */
export const howItWorks = {
  title: 'How it works, from record to arrival | Infinite Connections',
  description:
    'How a message is recorded, how it is protected before it leaves, and how it reaches its reader, with a worked example and its dates.',
  keywords: ['how it works', 'future message delivery', 'delivery protection', 'reminder emails'],
  heading: 'How It Works',
  lead: 'Three steps for you, and a lot of care from us.',
  steps: {
    heading: 'What you do',
    items: [
      {
        title: 'Record or write',
        text: 'Press the button and talk, make a video, or write a letter. Listen, trim the beginning, start over. A recording is kept while you make it: if the connection fails or the phone dies, you lose a second at most.',
      },
      {
        title: 'Choose who and when',
        text: 'Name the people it is for and where they live. Choose a date and an hour in their time zone, a day that comes every year, or an occasion whose date nobody knows yet.',
      },
      {
        title: 'Leave it with us',
        text: 'You see exactly what will arrive. Then it waits. Until it leaves, you can edit it, postpone it, or take it back.',
      },
    ],
  },
  protection: {
    heading: 'How it is protected',
    lead: 'Nothing is sent behind your back, and nothing is forgotten.',
    steps: (reminder: string, second: string) => [
      {
        when: `${reminder} before`,
        text: 'You get an email: change it, add to it, postpone it, or confirm it with one button.',
      },
      {
        when: `${second} before`,
        text: 'No answer? A second email asks: are you still here? If you confirmed, it is not sent.',
      },
      {
        when: 'At the hour you chose',
        text: 'The message goes out. If you never answered, it goes as you left it. That is the promise.',
      },
    ],
    notes: [
      'Links in our emails only open a page. Nothing happens until a person presses a button there, because email programs open links on their own.',
      'A message scheduled less than two days ahead skips the reminders that no longer fit, and we say so when you schedule it.',
      'If an email bounces, we try again over several days and tell you, so a changed address is not the end of it.',
    ],
  },
  example: {
    heading: 'An example, with its dates',
    lead: (name: string, place: string) =>
      `Ana is four. Her father in Chicago records a message for her eighteenth birthday. ${name} lives in ${place}, so it should arrive in the morning there, whatever time it is in Chicago.`,
    columns: ['When', 'What happens', 'His clock'],
    recorded: 'He records it, names her, and chooses the day.',
    reminder:
      'The reminder reaches him. He listens once more and leaves it as it is, but does not answer.',
    second: '“Are you still here?” He presses the button: yes, send it.',
    delivered: 'The message arrives. She opens it at breakfast, on a page that needs no account.',
    thirdNote:
      'If he had not answered, it would have arrived anyway, at the same minute. If he had postponed it, the two reminders would come again before the new date.',
  },
  reader: {
    heading: 'What the reader finds',
    paragraphs: [
      'An email that says who made something for them, with one link. It opens a quiet page: your letter, your voice with its waveform, and everything to keep. No account, no advertising, nothing to install.',
      'They open it when they are ready. It does not disappear after the first time.',
    ],
  },
  action: { start: 'Get Started Free', look: 'Read about Future Messages' },
} as const;
