import { whenOpen } from '@infinite/schema/words/announced.en';
import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { messageLimits } from '@infinite/schema/catalogue/messages';

/** The words of /core-features: three features in depth. */
export const coreFeatures = {
  title: 'Future Messages, Voice Ancestry, Voice Recordings in depth',
  description:
    'How the three features at the heart of Infinite Connections work: what happens to a waiting message, how a voice joins a tree, why no take is lost.',
  keywords: [
    'core features',
    'future messages',
    'voice ancestry',
    'voice recorder',
    'how delivery works',
  ],
  heading: 'The three at the heart of it',
  lead: 'For readers who want to know how it works before they trust it with something they can only say once.',
  contents: 'On this page',
  parts: [
    {
      id: 'future-messages',
      title: 'Future Messages',
      picture: 'An opened envelope with a letter in it.',
      lead: 'A message is a promise with a date, not an email with a timer.',
      facts: [
        {
          title: 'Three kinds of when',
          text: `A date and an hour, up to the year ${deliveryTimings.latestYear}. A day that returns, such as each birthday, with or without an end. Or an occasion without a date: you set the day when there is one.`,
        },
        {
          title: 'By their clock',
          text: 'You choose nine in the morning in Lisbon. We store the date, the hour and the place, not a number of seconds, so it is still nine there if Portugal changes its clocks in 2037.',
        },
        {
          title: 'You are asked first',
          text: 'Two days before, a reminder. A day later, if you have not answered: are you still here? Silence does not stop a message; it goes as you left it.',
        },
        {
          title: 'Everything has a history',
          text: 'Each step is written down with its time: scheduled, reminded, sent, opened. You can read it, in plain words, on the page of the message.',
        },
        {
          title: 'An email that bounces',
          text: `It is tried again over several days, ${deliveryTimings.retryAfterMinutes.length} times in all, and we let you know. The message stays where it is.`,
        },
        {
          title: 'Room for everyone',
          text: `Up to ${messageLimits.recipients} people for one message, each with a link of their own, and up to ${messageLimits.attachments} recordings, videos and pictures in it.`,
        },
      ],
      links: [
        { label: 'Read about Future Messages', href: '/future-messages' },
        { label: 'An example with its dates', href: '/how-it-works' },
      ],
    },
    {
      id: 'voice-ancestry',
      title: 'Voice Ancestry',
      picture: 'A tree with people for fruit.',
      lead: whenOpen(
        'familyTree',
        'A tree says who was whose child. A voice says what that was like.',
        'A tree says who was whose child. A voice says what that was like. We are building this; here is how it will work.',
      ),
      facts: [
        {
          title: 'A voice beside a name',
          text: 'A recording can belong to a person on the tree: the one who speaks, or the one being remembered.',
        },
        {
          title: 'A fact with a source you can hear',
          text: '“She was born on the ferry” is a claim; the second in which her sister says so is a source. The tree can point to it.',
        },
        {
          title: 'The living stay private',
          text: 'The family decides what is shown about someone who is alive, and exports follow that too.',
        },
        {
          title: 'Yours to carry',
          text: 'The tree can be saved as GEDCOM, the format every genealogy program reads, with its recordings beside it.',
        },
      ],
      links: [{ label: 'See a sample tree with voices', href: '/voice-ancestry' }],
    },
    {
      id: 'voice-recordings',
      title: 'Voice Recordings',
      picture: 'A voice drawn as a wave.',
      lead: 'The recorder was built backward: from everything that can go wrong while someone says something for the only time.',
      facts: [
        {
          title: 'Written down while you talk',
          text: 'Each second is on the device before the next begins. If the phone dies, the take is there when it comes back on.',
        },
        {
          title: 'Sent in pieces, each one checked',
          text: 'A recording is sent in parts and picks up where the connection broke. What arrived is compared with what left.',
        },
        {
          title: 'It tells you when it hears nothing',
          text: 'You find out about a silent microphone within seconds, not after forty minutes of Grandpa.',
        },
        {
          title: 'The original is never touched',
          text: 'Trimming makes a new take. What you recorded stays bit for bit the same, beside a copy that plays everywhere.',
        },
      ],
      links: [
        { label: 'Look at the recorder', href: '/voice-recordings' },
        { label: 'Try it without an account', href: '/free-voice-messages' },
      ],
    },
  ],
  voiceAncestryNote:
    'We are building the tree; its page shows a sample today. Recording and messages are open to everyone now.',
  closing: { heading: 'Everything else', features: 'All features', pricing: 'What it costs' },
} as const;
