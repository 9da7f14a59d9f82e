import type { IntroductionText } from './introduction-text.ts';

export const memoryVault: IntroductionText = {
  path: '/memory-vault',
  title: 'Memory Vault: originals kept safe | Infinite Connections',
  description:
    'A private vault for family photographs, films and recordings: originals kept bit for bit, each with the story that makes it worth keeping.',
  keywords: [
    'memory vault',
    'family photo archive',
    'preserve family recordings',
    'private storage',
  ],
  heading: 'A safe place for the only copy',
  lead: 'Every family has a shoebox, a drawer and three dead telephones. The vault is one room for all of it, where nothing is made smaller, re-coloured or shown to strangers.',
  begin: {
    label: 'Keep a first recording',
    href: '/voice-recordings',
    hint: 'Voice recordings are free forever.',
  },
  passages: [
    {
      heading: 'What “kept” means here',
      points: [
        {
          title: 'The original, untouched',
          text: 'What you give is stored exactly as it was, with a fingerprint (SHA-256) taken on arrival. Lighter copies are made for watching; the original is what you get back.',
        },
        {
          title: 'Sealed before it rests',
          text: 'Each family has a key of its own. A file is encrypted while it arrives, piece by piece, so that no readable part of it ever lies on a disk.',
        },
        {
          title: 'Sent even on a bad line',
          text: 'An upload goes on where it stopped. A recording made in a car park is still on your telephone when the line returns, and continues by itself.',
        },
        {
          title: 'Yours to carry away',
          text: 'The original can be downloaded on any day. If you leave, nothing stays behind that you wanted to take.',
        },
      ],
    },
    {
      heading: 'A picture without its story is half lost',
      paragraphs: [
        'In one generation, “Aunt Ella by the lake” becomes “a woman, some water”. The file survives and what it meant does not. That is why everything in the vault has room for words, and why the fastest way to add them is to speak.',
        'Lay the photograph before the person who still knows. Ask who stood beside the camera, what happened an hour later, what the dress was made of. Two minutes of talking are worth more than a page of captions, and the voice is a memory of its own.',
      ],
    },
    {
      heading: 'An order for one Sunday afternoon',
      steps: [
        {
          title: 'Choose twenty, not two thousand',
          text: 'Begin with the pictures you would save from a fire. A small collection with stories is used; a large one without is scrolled past.',
        },
        {
          title: 'Ask while somebody can answer',
          text: 'Sit with the oldest person who is in them. Record the conversation rather than taking notes: the laugh in the middle is part of it.',
        },
        {
          title: 'Name the people, the place, the year',
          text: '“About 1962” is a good date. Write down what is certain and what is guessed, so that a grandchild does not have to wonder.',
        },
      ],
    },
  ],
  today: {
    works:
      'The recorder, and your library of voice and film recordings: recorded here or brought as files, trimmed, named, played with their waveform, downloaded as they came. Photographs and documents travel with a message.',
    building:
      'Albums, people and places on photographs, a written transcript under each recording, and a search that lands on the second in which a word was said.',
    links: [
      { label: 'Open the recorder', href: '/voice-recordings' },
      { label: 'Send photographs with a message', href: '/future-messages' },
      { label: 'What should our family keep first? A short quiz', href: '/memory-vault-quiz' },
    ],
  },
  questions: [
    {
      question: 'Is anything I add used for advertising or to train anything?',
      answer:
        'No. There is no advertising here and no third party is told what you keep. Pages load nothing from anyone else’s servers.',
    },
    {
      question: 'What if I stop paying?',
      answer:
        'Voice messages are free forever and need no plan. When a paid plan lapses, nothing is deleted or hidden for thirty days; after that you cannot add more, and can still take everything out.',
    },
    {
      question: 'Which files can I bring?',
      answer:
        'For recordings: what telephones and dictation machines make, such as M4A, MP3, WAV, WebM, MP4 and MOV. Files are recognised by what is inside them, not by their names.',
    },
  ],
};
