import type { IntroductionText } from './introduction-text.ts';

export const voiceAncestry: IntroductionText = {
  path: '/voice-ancestry',
  title: 'Voice Ancestry: a tree you can hear | Infinite Connections',
  description:
    'A family tree whose people speak. Listen to a sample with voices, compare it with a tree of names, and record the first story of your own.',
  keywords: ['voice ancestry', 'family stories', 'oral history', 'family tree with voices'],
  heading: 'The family tree you can hear',
  lead: 'A grandchild who never met her will know two things about a great-grandmother: when she was born, and when she died. Unless somebody pressed record in between.',
  begin: {
    label: 'Record Family Stories',
    href: '/voice-recordings',
    hint: 'Free forever, without a limit of minutes.',
  },
  passages: [
    {
      heading: 'What to ask, so that people talk',
      paragraphs: [
        '“Tell me about your life” is too large for any room. Ask for one afternoon. Ask about a smell, a route, a pair of shoes. Then be quiet for longer than is comfortable: the second half of an answer begins after the pause.',
      ],
      points: [
        {
          title: 'For a place',
          text: 'Walk me from the front door to your bed. What stood in the hall? Which stair creaked, and who was caught by it?',
        },
        {
          title: 'For a person',
          text: 'How did he come home in the evening? What did you hear first, the gate or the voice? What did he never say and everybody knew?',
        },
        {
          title: 'For a turning point',
          text: 'When did you know that you would leave? Who was told first? What did you take with you, and what do you wish you had?',
        },
        {
          title: 'For the way they speak',
          text: 'Say the rhyme, the prayer, the swear word. Read the recipe aloud. Sing one verse, badly. These are the ones played most often.',
        },
      ],
    },
    {
      heading: 'One story, one recording',
      paragraphs: [
        'A two-hour interview is a treasure that nobody opens. Stop after each story and begin anew: “The flood”, “How we met”, “The boat”. Each can then belong to a person, be found by its name, and be sent on its own to a grandson on the day he buys a boat.',
        'Say at the beginning who speaks, when and where. It feels stiff for five seconds and saves a descendant an evening.',
      ],
    },
    {
      heading: 'When the voice is already gone',
      paragraphs: [
        'Look for it: answering machines, wedding films, cassettes, a voice message in the telephone of a friend. Bring those files; they are kept exactly as they are, hiss and all. And let those who remember say how she sounded. An imitation by a daughter is not the voice, and it is a great deal more than nothing.',
      ],
    },
  ],
  today: {
    works:
      'The sample tree above, the recorder, your library of recordings, and messages that carry a voice to somebody on a day to come.',
    building:
      'Your own tree with recordings on each person, a transcript one can correct, and facts that cite the second of a recording in which they were said.',
    links: [
      { label: 'Build Voice Family Tree: the first steps', href: '/family-tree-builder' },
      { label: 'Questions to ask a parent now', href: '/before-its-too-late' },
      { label: 'Should you write or record? A short quiz', href: '/voice-message-quiz' },
    ],
  },
  questions: [
    {
      question: 'My father hates being recorded. What then?',
      answer:
        'Lay the telephone face down beside the bread, tell him it is on, and ask about the photographs on the table. After three minutes nobody hears a telephone. If he still minds, stop, and mean it.',
    },
    {
      question: 'How good must the sound be?',
      answer:
        'A quiet room and a hand’s breadth of distance beat any microphone. Switch off the refrigerator if you can, and remember to switch it on again.',
    },
    {
      question: 'Who will hear it?',
      answer:
        'You, and whoever you give it to. Recordings are private to your family and encrypted with its own key.',
    },
  ],
};
