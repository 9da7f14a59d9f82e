import type { IntroductionText } from './introduction-text.ts';

export const memoryVault: IntroductionText = {
  path: '/memory-vault',
  title: 'Memory Vault: keep originals safe | Infinite Connections',
  description:
    'A private vault for family photos, videos and recordings: originals kept bit for bit, each with the story that makes it worth keeping.',
  keywords: [
    'memory vault',
    'family photo archive',
    'preserve family recordings',
    'private storage',
  ],
  heading: 'A safe place for the only copy',
  lead: 'Every family has a shoebox, a drawer and three dead phones. The vault is one place for all of it, where nothing is made smaller, recolored or shown to strangers.',
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
          text: 'What you add is stored exactly as it was, with a fingerprint (SHA-256) taken on arrival. We make lighter copies for viewing; the original is what you get back.',
        },
        {
          title: 'Encrypted before it is stored',
          text: 'Each family has a key of its own. A file is encrypted while it arrives, piece by piece, so that no readable part of it is stored on a disk.',
        },
        {
          title: 'Uploads survive a bad connection',
          text: 'An upload picks up where it stopped. A recording made in a parking lot is still on your phone when the signal returns, and it continues on its own.',
        },
        {
          title: 'Yours to take away',
          text: 'You can download the original of each item any day.',
        },
      ],
    },
    {
      heading: 'A picture without its story is half lost',
      paragraphs: [
        'In one generation, “Aunt Ella by the lake” becomes “a woman, some water.” The file survives and what it meant does not. That is why everything you keep has room for a caption or a note, and why the fastest way to tell a story is to speak.',
        'Put the photograph in front of the person who still knows. Ask who stood beside the camera, what happened an hour later, what the dress was made of. Two minutes of talking is worth more than a page of captions, and the voice is a memory of its own.',
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
          title: 'Ask while someone can answer',
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
      'Everything your family has kept, by the month it was taken, from this year back to the oldest print: photos to look at up close and side by side, voices and videos to play, documents to download. Add whole folders at once, or the archive of the service that holds them today. Gather them into albums, name the people in them, and write down the day, the year or “about 1956”, the place, and who held the camera; turn and crop what the scanner left askew; earlier versions stay, and the original is never touched. What was taken near each other stands on a map. What is said in English is transcribed once your family turns that on, and the search takes you to the second it was said, or to the page of a PDF; a mood is suggested from what is said, for your family to keep or change. Voices, pictures and answers become stories, to read, to hear, and to print with codes that open the voice.',
    building:
      'Everything at once as a download in open formats, and a place in the family tree for each voice and picture.',
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
        'No. There is no advertising here, and no third party learns what you keep. Pages load nothing from anyone else’s servers.',
    },
    {
      question: 'What if I stop paying?',
      answer:
        'Voice messages are free forever and need no plan. When a paid plan lapses, nothing is deleted or hidden for thirty days; after that you cannot add more than the free plan holds, and you can still download what is there.',
    },
    {
      question: 'Which files can I bring?',
      answer:
        'Photos as JPEG, HEIC, PNG, WebP, AVIF, GIF and TIFF; voices and videos as M4A, MP3, WAV, OGG, WebM, MP4 and MOV; documents as PDF; and whole archives of Google Takeout and iCloud. Files are recognized by what is inside them, not by their names.',
    },
  ],
};
