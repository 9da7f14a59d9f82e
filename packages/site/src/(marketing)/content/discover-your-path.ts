export interface PathStep {
  id: string;
  question: string;
  /** What is remembered of the answers that led here. */
  because?: string;
  answers: readonly { label: string; hint?: string; to: string }[];
}

export interface PathEnd {
  id: string;
  title: string;
  reason: string;
  next: { label: string; href: string };
  also: { label: string; href: string };
}

/** The first step; it is shown while the address names no other. */
export const firstStep = 'start';

export const pathSteps: readonly PathStep[] = [
  {
    id: firstStep,
    question: 'What brings you here?',
    answers: [
      { label: 'I have something to say to someone', hint: 'now, or for later', to: 'say' },
      { label: 'I want to keep someone’s voice', hint: 'while you still can', to: 'keep' },
      { label: 'I want to know where we come from', to: 'origins' },
      { label: 'I have boxes, albums, recipes, slides', to: 'things' },
      { label: 'I want to leave things in order', to: 'order' },
    ],
  },
  {
    id: 'say',
    question: 'When should they hear it?',
    because: 'You have something to say.',
    answers: [
      { label: 'On a day I know', hint: 'a birthday, an anniversary', to: 'end-schedule' },
      { label: 'On a day nobody knows yet', hint: 'a wedding, a graduation', to: 'end-occasion' },
      { label: 'While I am away', hint: 'a deployment, a long voyage', to: 'end-deployment' },
      { label: 'I cannot find the words', to: 'end-templates' },
    ],
  },
  {
    id: 'keep',
    question: 'Whose voice is it?',
    because: 'You want to keep a voice.',
    answers: [
      { label: 'My own', to: 'end-record' },
      { label: 'A parent’s or grandparent’s', hint: 'who can still tell it', to: 'end-ask' },
      { label: 'It is on old tapes and files', to: 'end-upload' },
    ],
  },
  {
    id: 'origins',
    question: 'How much do you know already?',
    because: 'You want to know where you come from.',
    answers: [
      { label: 'Quite a lot; it needs a home', to: 'end-tree' },
      { label: 'A few names and stories', to: 'end-tree-quiz' },
      {
        label: 'It stops at one person',
        hint: 'a harbor, a war, an orphanage',
        to: 'end-research',
      },
    ],
  },
  {
    id: 'things',
    question: 'What is in the boxes?',
    because: 'You have things to bring together.',
    answers: [
      { label: 'Photos and videos', to: 'end-vault' },
      { label: 'Recipes', to: 'end-recipes' },
      { label: 'Enough for a book', to: 'end-scrapbook' },
      { label: 'Something for later, from all of us', to: 'end-capsule' },
    ],
  },
  {
    id: 'order',
    question: 'Where do you stand?',
    because: 'You want to leave things in order.',
    answers: [
      { label: 'I have not begun', to: 'end-planning' },
      { label: 'I know what I want, and nobody else does', to: 'end-wishes' },
      { label: 'I want to do it together with the family', to: 'end-together' },
    ],
  },
];

const ends: readonly PathEnd[] = [
  {
    id: 'end-schedule',
    title: 'Schedule a message',
    reason:
      'You know the day, so you can finish it tonight. Write or record it, choose the hour on their clock, and it waits. You are asked before it goes.',
    next: { label: 'Write it now', href: '/schedule-message' },
    also: { label: 'What to say for which day', href: '/legacy-messages' },
  },
  {
    id: 'end-occasion',
    title: 'Future Messages, for an occasion without a date',
    reason:
      'You say “her wedding”; the day is set when there is one. Until then the message waits, and you can change every word.',
    next: { label: 'How messages wait', href: '/future-messages' },
    also: { label: 'A text for a wedding morning', href: '/premium-templates#wedding-morning' },
  },
  {
    id: 'end-deployment',
    title: 'Twelve messages in two evenings',
    reason:
      'Good nights, birthdays, the bad middle. There is a list, and five texts to begin from.',
    next: { label: 'Before you ship out', href: '/military-families' },
    also: { label: 'Try the recorder', href: '/free-voice-messages' },
  },
  {
    id: 'end-templates',
    title: 'Begin from a template',
    reason:
      'The first sentence is the hard one, so someone else has written it. Disagree with it line by line until it is yours.',
    next: { label: 'Choose a template', href: '/premium-templates' },
    also: { label: 'Quiz: which message first?', href: '/voice-message-quiz' },
  },
  {
    id: 'end-record',
    title: 'Record right away',
    reason:
      'You need no account and no plan for the first one. Say one sentence to one person; it stays on your device until you decide.',
    next: { label: 'Open the recorder', href: '/free-voice-messages' },
    also: { label: 'What else to do with recordings', href: '/voice-recordings' },
  },
  {
    id: 'end-ask',
    title: 'Ask one good question',
    reason:
      'There is no hurry, except that there is. Choose a question, peel potatoes, let the phone listen.',
    next: { label: 'Questions to ask a parent', href: '/before-its-too-late' },
    also: { label: 'Quiz: which message first?', href: '/voice-message-quiz' },
  },
  {
    id: 'end-upload',
    title: 'Bring the old recordings in',
    reason:
      'Files you already have are taken as they are; the original is kept bit for bit, and a copy is made that plays everywhere.',
    next: { label: 'Voice recordings', href: '/voice-recordings' },
    also: { label: 'Quiz: what to digitize first', href: '/memory-vault-quiz' },
  },
  {
    id: 'end-tree',
    title: 'Look at the tree with voices',
    reason:
      'You have the names and dates. What makes a tree worth visiting is how people sounded; see the sample.',
    next: { label: 'See the family tree', href: '/family-tree' },
    also: { label: 'A voice beside every name', href: '/voice-ancestry' },
  },
  {
    id: 'end-tree-quiz',
    title: 'Find out what you know',
    reason:
      'It is usually more than you think. The quiz sorts it out and names the next place to look.',
    next: { label: 'Take the family tree quiz', href: '/family-tree-quiz' },
    also: { label: 'Read on family history', href: '/genealogy-blog' },
  },
  {
    id: 'end-research',
    title: 'Let someone who knows archives look',
    reason:
      'When a line stops at one person, the next step is often a register in a language you do not read. You hear what was found, and what was not.',
    next: { label: 'Genealogy research', href: '/ancestry' },
    also: { label: 'Articles about archives', href: '/genealogy-blog' },
  },
  {
    id: 'end-vault',
    title: 'The memory vault',
    reason: 'The originals untouched, and the story beside each picture.',
    next: { label: 'See the memory vault', href: '/memory-vault' },
    also: { label: 'Quiz: what to digitize first', href: '/memory-vault-quiz' },
  },
  {
    id: 'end-recipes',
    title: 'Family recipes',
    reason: 'The card, the quantities, and the cook who says what “enough” means.',
    next: { label: 'See family recipes', href: '/family-recipes' },
    also: { label: 'Questions for the cook', href: '/before-its-too-late' },
  },
  {
    id: 'end-scrapbook',
    title: 'A scrapbook',
    reason:
      'Twelve pages is a book you will actually finish. The quiz finds the book for what you have.',
    next: { label: 'Take the scrapbooks quiz', href: '/digital-scrapbooks-quiz' },
    also: { label: 'Outlines, page by page', href: '/premium-templates#scrapbooks' },
  },
  {
    id: 'end-capsule',
    title: 'A time capsule',
    reason: 'Everyone puts something in, you choose a date, and then it is closed.',
    next: { label: 'See time capsules', href: '/time-capsules' },
    also: { label: 'What to put in', href: '/premium-templates#capsules' },
  },
  {
    id: 'end-planning',
    title: 'Six sittings, each under an hour',
    reason: 'Do not begin with the will. Begin with the page that helps on the first day.',
    next: { label: 'Legacy planning', href: '/legacy-planning' },
    also: { label: 'What a legacy is made of', href: '/legacy' },
  },
  {
    id: 'end-wishes',
    title: 'Write your wishes down',
    reason: 'Care, farewell, papers, accounts: what to write, and who should know.',
    next: { label: 'Last wishes', href: '/last-wishes' },
    also: { label: 'Legacy planning', href: '/legacy-planning' },
  },
  {
    id: 'end-together',
    title: 'Do it together',
    reason: 'Who may add, who may change, who only looks: agreed once, and kept.',
    next: { label: 'Family collaboration', href: '/family-collaboration' },
    also: { label: 'Quiz: who does what', href: '/family-collaboration-quiz' },
  },
];

export const pathEnds = ends;

/** The words of /discover-your-path around the questions. */
export const discoverYourPath = {
  title: 'Find your way in two questions | Infinite Connections',
  description:
    'Not sure where to begin? Answer two short questions and find the one feature, guide or quiz that fits, with the reason why.',
  keywords: ['where to start', 'which feature', 'family legacy quiz', 'get started'],
  heading: 'Discover your path',
  lead: 'Two short questions, and the best place to start. Nothing is stored, and the back button works.',
  answers: 'Answers',
  result: 'Your path',
  also: 'Or:',
  again: 'Begin again',
  other: 'None of these?',
  all: 'All features',
} as const;
