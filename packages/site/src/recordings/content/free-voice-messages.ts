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
  heading: 'Record a voice message now. It is free, and stays so',
  lead: 'Try it before you decide anything. What you say is kept on this device only; if you like it, a free account keeps it for good.',
  free: {
    heading: 'What is free for ever',
    lead: 'Not a trial. These cost nothing today and nothing in twenty years.',
    items: [
      {
        title: 'Voice messages without limit',
        text: 'As many as you like and as long as you like. They count towards no storage limit of any plan.',
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
        text: 'Also when a plan has ended. That is the point of the whole thing, so it costs nothing.',
      },
    ],
  },
  paid: {
    text: 'Photographs and films beyond one gigabyte, further scrapbooks and capsules, and printed books are what plans are for.',
    link: 'See what costs money',
  },
  begin: {
    heading: 'If you do not know what to say',
    lead: 'Three beginnings that have worked for others. Two minutes are plenty.',
    items: [
      {
        title: 'Say good night',
        text: 'The way you always say it, with the name. It is over in ten seconds and will be played more often than any speech.',
      },
      {
        title: 'Describe where you are',
        text: 'The window, the light, the cup. Begin with the date. In thirty years this is what nobody else will know.',
      },
      {
        title: 'Answer one question',
        text: 'A small, concrete one, put by somebody else, so that you need not think where to begin.',
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
          'Until you delete it or the browser clears the data of this site. Some browsers do that by themselves after a week without a visit, and private windows do it when they are closed. What should last belongs into an account.',
      },
      {
        question: 'What happens to it when I sign up?',
        answer:
          'It moves into your recordings with its title. If the connection breaks on the way, it goes on from where it stopped; it never arrives twice. On a shared device we ask whether the recording is yours.',
      },
      {
        question: 'Is there a catch in “free for ever”?',
        answer:
          'No. Sound is small, and the families who store films and print books pay for all of us. If that ever stopped working, messages that are scheduled would still be delivered.',
      },
      {
        question: 'My browser does not open the microphone. What can I do?',
        answer:
          'Press the sign to the left of the address, allow the microphone and press Record once more. On a telephone, look in its settings whether the browser may use the microphone at all. Without a microphone you can record elsewhere and bring the file after signing up.',
      },
      {
        question: 'Can somebody else listen to what I try here?',
        answer:
          'Only who uses this same browser on this same device. We cannot: before you sign up, your recording is not on our side.',
      },
    ],
  },
} as const;
