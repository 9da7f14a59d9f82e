import { defineQuiz } from '../quiz.ts';

export const familyTreeQuiz = defineQuiz({
  slug: 'family-tree-quiz',
  version: 1,
  name: 'Where should your family tree begin?',
  title: 'Family Tree Quiz: Where Should Your Research Begin?',
  description:
    'Eight questions about what you know, who can still be asked and what you hope to find. The result names the first piece of work and says why it comes first.',
  keywords: [
    'family tree quiz',
    'how to start a family tree',
    'genealogy for beginners',
    'family history first steps',
  ],
  heading: 'Where should your family tree begin?',
  lead: 'People rarely give up on a tree for lack of records. They give up because they spent the first weekend at the wrong end. Eight questions find the right end for what you have.',
  weighs: [
    'who is alive and can be asked: papers wait, people don’t',
    'what is already in drawers, and what is only hearsay',
    'whether you are looking for a person, a place, or the whole picture',
  ],
  steps: [
    {
      id: 'oldest',
      text: 'Who is the oldest relative you could talk to this month?',
      options: [
        {
          label: 'Someone of my grandparents’ generation',
          points: { ask: 5 },
          because:
            'Someone two generations older can still be asked. What they know is in no archive, and it is the only source that will close.',
        },
        {
          label: 'A parent, an aunt or an uncle',
          points: { ask: 3, cousins: 1 },
          because:
            'Your parents’ generation can be asked, and remembers their own grandparents: that alone makes four generations.',
        },
        {
          label: 'Brothers, sisters or cousins of my age',
          points: { cousins: 3 },
          because:
            'You share your oldest memories with cousins, and each of them heard something different.',
        },
        {
          label: 'No one that I know of',
          points: { papers: 2, lost: 2 },
          because: 'There is no one left to ask, so what was written down has to speak.',
        },
      ],
    },
    [
      {
        id: 'willing',
        text: 'How do they feel about talking about the past?',
        when: { oldest: 'ab' },
        options: [
          {
            label: 'They start on their own',
            points: { ask: 2, voices: 1 },
            because:
              'They like to tell stories. You don’t need to be good at questions, just quick with the recorder.',
          },
          {
            label: 'Over old photographs',
            points: { ask: 1, papers: 2 },
            because:
              'Photographs make them talk. Names on the backs of pictures are the cheapest genealogy there is.',
          },
          {
            label: 'Not about everything: some years are closed',
            points: { voices: 2, ask: 1 },
            because:
              'They don’t talk about some years. Begin with voices and kitchens; you can find dates elsewhere.',
          },
          {
            label: 'Memory is going',
            points: { ask: 3, voices: 1 },
            because: 'Memory is going, so this comes before everything that is safe in a box.',
          },
        ],
      },
      {
        id: 'papers-where',
        text: 'Where are the family’s papers?',
        options: [
          {
            label: 'With me, in a box or a drawer',
            points: { papers: 3 },
            because: 'The papers are in your own house: one evening makes a list of them.',
          },
          {
            label: 'With various relatives',
            points: { cousins: 3 },
            because: 'The papers are spread across the family, and the work has to be, too.',
          },
          {
            label: 'Lost, burned, left behind',
            points: { lost: 3 },
            because:
              'The family’s papers are gone, so the parish, the ship and the registry have to stand in.',
          },
          {
            label: 'I never looked',
            points: { papers: 1, cousins: 1 },
            because: 'Nobody has looked yet, so the first finds will be quick.',
          },
        ],
      },
    ],
    {
      id: 'depth',
      text: 'How far back can you name people without looking anything up?',
      options: [
        {
          label: 'My grandparents, more or less',
          points: { ask: 2 },
          because:
            'Your knowledge ends with the grandparents, so the next step back is in someone’s memory.',
        },
        {
          label: 'Some great-grandparents',
          points: { papers: 2 },
          because:
            'You know some great-grandparents. From there on, civil records lead two generations further.',
        },
        {
          label: 'One line far back, the others hardly',
          points: { lost: 1, papers: 2 },
          because:
            'One line is long and the others are short: the short ones are where a weekend changes most.',
        },
        {
          label: 'There is a tree already, made by someone',
          points: { voices: 3, cousins: 1 },
          because:
            'Names and dates exist already. What is missing from nearly every finished tree is how these people were.',
        },
      ],
    },
    {
      id: 'hope',
      text: 'What would you most like to come out of it?',
      options: [
        {
          label: 'To know who they were, not only when',
          points: { voices: 4 },
          because: 'You want to know who they were. You hear that; you don’t look it up.',
        },
        {
          label: 'A correct tree with sources',
          points: { papers: 4 },
          because:
            'You want it to be right, so every name should have a document behind it from day one.',
        },
        {
          label: 'One answer: who was this man, where did she come from',
          points: { lost: 5 },
          because: 'You have one question. A question is a better guide than a blank tree.',
        },
        {
          label: 'Something that brings the family together',
          points: { cousins: 4 },
          because:
            'You hope it brings people together, so the process matters as much as the tree.',
        },
      ],
    },
    {
      id: 'story',
      text: 'Is there a story in your family that no one has ever checked?',
      options: [
        {
          label: 'Yes: a name that was changed, a nobleman, a fortune',
          points: { lost: 2, papers: 1 },
          because:
            'There is a story waiting to be checked. Half of them are wrong, and the truth is usually better.',
        },
        {
          label: 'Yes: someone who left and was never heard from again',
          points: { lost: 4 },
          because: 'Someone was never heard from again. People leave traces where they arrive.',
        },
        {
          label: 'Many small ones, each told differently',
          points: { cousins: 2, voices: 2 },
          because:
            'The same stories are told differently. Every version belongs to someone; keep them all.',
        },
        {
          label: 'Not that I know of',
          points: { ask: 2 },
          because: 'You have heard no such story, which may only mean that no one asked.',
        },
      ],
    },
    {
      id: 'work',
      text: 'Which work do you enjoy?',
      options: [
        {
          label: 'Sitting with someone over coffee',
          points: { ask: 2, voices: 1 },
          because: 'You like to sit with people, and an interview is little else.',
        },
        {
          label: 'Reading old handwriting until late',
          points: { papers: 3 },
          because:
            'Old handwriting does not frighten you. That opens the sources most people skip.',
        },
        {
          label: 'Writing to relatives and keeping it going',
          points: { cousins: 3 },
          because: 'You keep people going. A tree with six contributors grows while you sleep.',
        },
        {
          label: 'None of it; I would rather have someone else search',
          points: { lost: 3 },
          because:
            'You would rather leave the searching to someone who does it every day. For that you need a clear question.',
        },
      ],
    },
    {
      id: 'abroad',
      text: 'Where did your family live a hundred years ago?',
      options: [
        {
          label: 'Near where I live',
          points: { papers: 2 },
          because:
            'They lived near you: registry, churchyard and archive can be visited on an ordinary Tuesday.',
        },
        {
          label: 'In another country, and I know which place',
          points: { papers: 1, cousins: 1 },
          because:
            'You know the place they came from, which is the one thing foreign archives ask for first.',
        },
        {
          label: 'Somewhere abroad, the place is forgotten',
          points: { lost: 2, ask: 1 },
          because:
            'The place itself is forgotten. Without it no archive can help; with it nearly all can.',
        },
        {
          label: 'On the move: soldiers, sailors, refugees',
          points: { lost: 2, voices: 1 },
          because:
            'They were on the move, so their traces lie in lists of ships, regiments and camps.',
        },
      ],
    },
    {
      id: 'share',
      text: 'Who should see it when it is done?',
      options: [
        {
          label: 'My children and theirs',
          points: { voices: 3 },
          because:
            'It is for children and grandchildren, who will listen to a voice before they read a table.',
        },
        {
          label: 'The whole extended family',
          points: { cousins: 2 },
          because: 'The whole family will see it, so let them correct it, too.',
        },
        {
          label: 'Me; I just want to know',
          points: { lost: 1, papers: 1 },
          because:
            'You are doing it to know. So follow what you are curious about, not what looks complete.',
        },
        {
          label: 'The one who can still remember',
          points: { ask: 3 },
          because: 'You want someone to see it who can still remember. That sets the pace.',
        },
      ],
    },
  ],
  results: [
    {
      id: 'ask',
      title: 'Begin with the living',
      text: [
        'Leave the archives closed for now. One afternoon with the oldest person in your family gives you names, places and the order of things, and everything you look up later becomes easier.',
        'Record it, even if you also write. Notes keep what you thought important; a recording keeps the rest, and the voice.',
      ],
      tonight: 'Call them and ask one question: “Who was the oldest person you knew as a child?”',
      next: { label: 'Choose questions for the visit', href: '/before-its-too-late' },
    },
    {
      id: 'papers',
      title: 'Begin with what is written',
      text: [
        'Certificates, letters, the family Bible, the backs of photographs. Make a list before you make a tree: what it is, where it is, which names are in it.',
        'Work backward from yourself and never skip a generation. For each fact, note where you got it; in ten years you will not remember.',
      ],
      tonight:
        'Open one box, photograph the five oldest papers, and write down who gave them to you.',
      next: { label: 'Read how others began', href: '/genealogy-blog' },
    },
    {
      id: 'lost',
      title: 'Begin with the one who is missing',
      text: [
        'You have a question rather than a tree, and that is a good start. Write it as one sentence with a name, a place and a span of years; then list what you know, and how you know it.',
        'Search around the missing person: brothers, neighbors, witnesses at weddings. People who vanish from one record turn up in someone else’s. Where languages or archives block the way, a researcher may be worth the money.',
      ],
      tonight:
        'Write the question in one sentence, and under it the last certain trace with its date.',
      next: { label: 'Have someone search with you', href: '/ancestry' },
    },
    {
      id: 'voices',
      title: 'Begin with voices, and hang the dates on them',
      text: [
        'You know enough names. What your tree lacks is how they spoke, laughed and cooked. Choose three people on it and record someone who knew them: five minutes each.',
        'People come back to a tree they can hear. A tree of dates gets admired once.',
      ],
      tonight: 'Tell the recorder one thing about your grandmother that is in no document.',
      next: { label: 'See a tree with voices', href: '/voice-ancestry' },
    },
    {
      id: 'cousins',
      title: 'Begin together',
      text: [
        'The knowledge is spread over several homes, so bring it together before you organize it. Ask each relative for one thing only: a photograph with names, a story of three minutes, or a page from a drawer.',
        'Small, concrete requests get answers. “Send me what you have” never does.',
      ],
      tonight: 'Write to three cousins, and ask each for one different thing.',
      next: { label: 'See how families work together', href: '/family-collaboration' },
    },
  ],
});
