import type { IntroductionText } from './introduction-text.ts';

export const voiceAncestry: IntroductionText = {
  path: '/voice-ancestry',
  title: 'Voice Ancestry: a tree you can hear | Infinite Connections',
  description:
    'A family tree whose people speak. Listen to a sample with voices, compare it with a tree of names, and record the first story of your own.',
  keywords: ['voice ancestry', 'family stories', 'oral history', 'family tree with voices'],
  heading: 'The family tree you can hear',
  lead: 'A grandchild who never met her will know two things about a great-grandmother: when she was born, and when she died. Unless someone pressed record in between.',
  begin: {
    label: 'Record Family Stories',
    href: '/voice-recordings',
    hint: 'Free forever, without a limit of minutes.',
  },
  passages: [
    {
      heading: 'What to ask, so that people talk',
      paragraphs: [
        '“Tell me about your life” is too big for any conversation. Ask for one afternoon. Ask about a smell, a route, a pair of shoes. Then be quiet for longer than is comfortable: the second half of an answer begins after the pause.',
      ],
      points: [
        {
          title: 'For a place',
          text: 'Walk me from the front door to your bed. What stood in the hall? Which stair creaked, and who was caught by it?',
        },
        {
          title: 'For a person',
          text: 'How did he come home in the evening? What did you hear first, the gate or the voice? What did he never say and everyone knew?',
        },
        {
          title: 'For a turning point',
          text: 'When did you know that you would leave? Who did you tell first? What did you take with you, and what do you wish you had?',
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
        'A two-hour interview is a treasure no one opens. Stop after each story and start again: “The flood,” “How we met,” “The boat.” Then each one can be found by its name, and sent on its own to a grandson on the day he buys a boat.',
        'Say at the beginning who speaks, when and where. It feels stiff for five seconds and saves a descendant an evening.',
      ],
    },
    {
      heading: 'When the voice is already gone',
      paragraphs: [
        'Look for it: answering machines, wedding videos, cassettes, a voice message on a friend’s phone. Upload those files; they are kept exactly as they are, hiss and all. And let those who remember say how she sounded. An imitation by a daughter is not the voice, and it is a great deal more than nothing.',
      ],
    },
  ],
  today: {
    works:
      'Your own tree with recordings on each person, a branch to listen through, transcripts you can correct, and facts that cite the second of a recording where they were said.',
    building: 'Scrapbooks and time capsules, which will open one after another.',
    links: [
      { label: 'Build Voice Family Tree: the first steps', href: '/family-tree-builder' },
      { label: 'Questions to ask a parent now', href: '/before-its-too-late' },
      { label: 'Should you write or record? A short quiz', href: '/voice-message-quiz' },
    ],
  },
  questions: [
    {
      question: 'My father hates being recorded. What now?',
      answer:
        'Put the phone face down beside the bread, tell him it is on, and ask about the photographs on the table. After three minutes no one notices a phone. If he still minds, stop, and mean it.',
    },
    {
      question: 'How good must the sound be?',
      answer:
        'A quiet room and a few inches of distance beat any microphone. Unplug the refrigerator if you can, and remember to plug it back in.',
    },
    {
      question: 'Who will hear it?',
      answer:
        'You, and anyone you send it to. Recordings are private to your family and encrypted with its own key.',
    },
  ],
};
