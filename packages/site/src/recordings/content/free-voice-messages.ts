/** /free-voice-messages: what is free, and a recorder to try at once. */
export const freeVoiceMessages = {
  title: 'Free Voice Messages: Record One Now, Without an Account',
  description:
    'Press Record and speak: no account, no limit, no cost. Your take stays on your device until you decide to keep it, and voice messages stay free for good.',
  keywords: [
    'free voice messages',
    'record voice message online',
    'record voice for family free',
    'voice recorder without account',
    'voice messages for loved ones',
  ],
  heading: 'Record a voice message now. It is free, and it stays free',
  lead: 'Try it before you decide anything. What you say is kept on this device only; if you like it, a free account keeps it for good.',
  free: {
    heading: 'What is free forever',
    lead: 'Not a trial. These cost nothing today and nothing in twenty years.',
    items: [
      {
        title: 'Voice messages without limit',
        text: 'As many as you like and as long as you like. They count toward no storage limit of any plan.',
      },
      {
        title: 'Sending them on a day you choose',
        text: 'To the people you name: on a date, on an occasion whose day is not known yet, with reminders to you before.',
      },
      {
        title: 'The original, as you made it',
        text: 'Stored encrypted and never changed. You can download each recording whenever you want.',
      },
      {
        title: 'A message that is scheduled is delivered',
        text: 'Even after a plan has ended. That is the whole point, so it costs nothing.',
      },
    ],
  },
  paid: {
    text: 'Photos and videos beyond one gigabyte are what the plans are for today; more scrapbooks and capsules will follow.',
    link: 'See what costs money',
  },
  begin: {
    heading: 'If you don’t know what to say',
    lead: 'Three ways to start. Two minutes is plenty.',
    items: [
      {
        title: 'Say good night',
        text: 'The way you always say it, with the name. It takes ten seconds, and they will play it more often than any speech.',
      },
      {
        title: 'Describe where you are',
        text: 'The window, the light, the cup. Start with the date. In thirty years, no one else will know any of this.',
      },
      {
        title: 'Answer one question',
        text: 'A small, concrete one that someone else came up with, so you don’t have to think about where to start.',
      },
    ],
    link: 'Choose a question',
  },
  questions: {
    heading: 'Questions about trying it',
    items: [
      {
        question: 'Where is my recording before I sign up?',
        answer:
          'In this browser, on this device, and nowhere else. It is written down as you speak, so it is still there if the page is closed or the battery dies. Nothing is sent to us until you have an account and say that you want to keep it.',
      },
      {
        question: 'How long does it stay there?',
        answer:
          'Until you delete it or the browser clears the data of this site. Some browsers do that by themselves after a week without a visit, and private windows do it when they are closed. Anything that should last belongs in an account.',
      },
      {
        question: 'What happens to it when I sign up?',
        answer:
          'It moves into your recordings with its title. If the connection breaks on the way, it picks up where it stopped; it never arrives twice. On a shared device we ask whether the recording is yours.',
      },
      {
        question: 'Is there a catch in “free forever”?',
        answer:
          'No. Sound files are small, and the families who store videos pay for all of us. If that ever stopped working, scheduled messages would still be delivered.',
      },
      {
        question: 'My browser does not open the microphone. What can I do?',
        answer:
          'Press the icon to the left of the address, allow the microphone and press Record again. On a phone, check in its settings whether the browser can use the microphone at all. Without a microphone you can record somewhere else and upload the file after signing up.',
      },
      {
        question: 'Can someone else listen to what I try here?',
        answer:
          'Only people who use this same browser on this same device. We cannot: until you sign up, we do not have your recording.',
      },
    ],
  },
} as const;
