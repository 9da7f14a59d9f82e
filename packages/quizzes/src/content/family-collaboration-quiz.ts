import { defineQuiz } from '../quiz.ts';

export const familyCollaborationQuiz = defineQuiz({
  slug: 'family-collaboration-quiz',
  version: 1,
  name: 'How could your family do this together?',
  title: 'Family Collaboration Quiz: How to Do It Together',
  description:
    'Some families need one keeper, some a question every Sunday, some a single afternoon. Eight questions about distance and habits find a way yours might keep up.',
  keywords: [
    'family collaboration quiz',
    'share family memories',
    'family history together',
    'involve relatives in family history',
  ],
  heading: 'How could your family do this together?',
  lead: 'Asking everyone for everything gets nothing from anyone. Eight questions about how your family really is, and one way of working that fits it.',
  weighs: [
    'how far apart you live, and how you keep in touch',
    'who would take part, and who would rather not',
    'old arguments, which matter more than technology',
  ],
  steps: [
    {
      id: 'apart',
      text: 'How far apart do you live?',
      options: [
        {
          label: 'In one place, we see each other often',
          points: { afternoon: 2, question: 1 },
          because:
            'You see each other often, so nothing needs to be sent: it can happen at the table.',
        },
        {
          label: 'In one country',
          points: { afternoon: 2, keeper: 1 },
          because: 'You can meet when there is a reason. A holiday is one.',
        },
        {
          label: 'In several countries and time zones',
          points: { distance: 4 },
          because:
            'You live in several time zones. What works for you must not need everyone at once.',
        },
        {
          label: 'It hardly matters, we rarely meet anyway',
          points: { keeper: 2, distance: 1 },
          because: 'You rarely meet, so the work will fall to a few.',
        },
      ],
    },
    [
      {
        id: 'feast',
        text: 'When will most of you be in one room again?',
        when: { apart: 'ab' },
        options: [
          {
            label: 'Within three months',
            points: { afternoon: 4 },
            because:
              'There is a gathering within three months: a date no one has to be talked into.',
          },
          {
            label: 'At some celebration this year',
            points: { afternoon: 2, question: 1 },
            because:
              'There will be a celebration this year. Until then, one question at a time keeps it warm.',
          },
          {
            label: 'At the next funeral, I am afraid',
            points: { keeper: 2, question: 2 },
            because:
              'You meet at funerals. Then it is late for questions, so they have to be asked before.',
          },
        ],
      },
      {
        id: 'channel',
        text: 'How do you hear from each other?',
        options: [
          {
            label: 'In a group chat',
            points: { question: 3, distance: 1 },
            because: 'There is a group chat already. One question a week costs no one anything.',
          },
          {
            label: 'By phone, two at a time',
            points: { distance: 3 },
            because: 'You talk two at a time, and such talks are half an interview already.',
          },
          {
            label: 'Through one person who knows everything',
            points: { keeper: 4 },
            because:
              'One person knows everything already. Every family archive began with someone like that.',
          },
          {
            label: 'Hardly at all',
            points: { careful: 2, keeper: 1 },
            because:
              'You hear little of each other. A small, friendly request is better than a big plan.',
          },
        ],
      },
    ],
    {
      id: 'many',
      text: 'How many would take part, honestly?',
      options: [
        {
          label: 'Only me',
          points: { keeper: 4 },
          because:
            'You would do it alone, at least at first. Then it should be made so that others can add later.',
        },
        {
          label: 'Two or three',
          points: { keeper: 1, distance: 2 },
          because: 'Two or three of you are reliable, which is more than most committees have.',
        },
        {
          label: 'Many, if it is easy',
          points: { question: 3 },
          because: 'Many would take part if it is easy, so ask for two minutes and never for ten.',
        },
        {
          label: 'All, once we sit together',
          points: { afternoon: 3 },
          because: 'Everyone takes part once you sit together, so that is where it should happen.',
        },
      ],
    },
    {
      id: 'peace',
      text: 'Is there something your family does not talk about?',
      options: [
        {
          label: 'No, we are on good terms',
          points: { question: 1, afternoon: 1 },
          because: 'You are on good terms, so everyone can hear everything.',
        },
        {
          label: 'Old stories, but they are at rest',
          points: { question: 1, keeper: 1 },
          because:
            'The old stories are at rest. Questions about childhood and kitchens leave them where they are.',
        },
        {
          label: 'Some do not speak to each other',
          points: { careful: 5 },
          because:
            'Some of you do not speak to each other. No one should have to share a page; each person can tell their story alone.',
        },
        {
          label: 'There was something bad',
          points: { careful: 6 },
          because:
            'Something bad happened. Who tells it, and who hears it, has to be each person’s own choice.',
        },
      ],
    },
    {
      id: 'old',
      text: 'How do the oldest get along with technology?',
      options: [
        {
          label: 'Well enough',
          points: { question: 2, distance: 1 },
          because: 'The oldest manage a phone well enough to answer by voice.',
        },
        {
          label: 'Someone has to sit beside them',
          points: { afternoon: 3 },
          because: 'Someone has to sit beside the oldest, which is also the nicest way to ask.',
        },
        {
          label: 'Not at all, but they love a phone call',
          points: { distance: 2, keeper: 1 },
          because: 'The oldest like a phone call. You call, they talk, and you record it.',
        },
        {
          label: 'The oldest is me',
          points: { keeper: 2, question: 1 },
          because: 'You are the oldest, so the others will ask you. Let them.',
        },
      ],
    },
    {
      id: 'young',
      text: 'And the young ones?',
      options: [
        {
          label: 'Curious; they ask on their own',
          points: { afternoon: 2, question: 1 },
          because:
            'The young ones are curious: old people tell a grandchild what they never told a son.',
        },
        {
          label: 'Good with anything technical',
          points: { distance: 2, keeper: 1 },
          because:
            'The young ones can do the technical part, and will hear the stories while doing it.',
        },
        {
          label: 'Not interested yet',
          points: { keeper: 2 },
          because:
            'The young ones are not interested yet. Everyone is, at forty; it should be there then.',
        },
        {
          label: 'There are none',
          points: { careful: 1, question: 1 },
          because: 'There are no young ones, so it is for you: do whatever gives you joy now.',
        },
      ],
    },
    {
      id: 'failed',
      text: 'What happened to the last thing you wanted to do together?',
      options: [
        {
          label: 'It was done, and it was good',
          points: { afternoon: 2, question: 1 },
          because:
            'You have done something together before, so do not make it smaller than it needs to be.',
        },
        {
          label: 'One of us did it all',
          points: { keeper: 3 },
          because: 'In the end one of you did it all. Say so at the start, and say thank you.',
        },
        {
          label: 'It started well and fizzled out',
          points: { question: 3 },
          because: 'It fizzled out. What comes on its own every week is easy to remember.',
        },
        {
          label: 'There was an argument',
          points: { careful: 4 },
          because:
            'There was an argument. Clear rules about what is whose, and who can see it, prevent the next one.',
        },
      ],
    },
    {
      id: 'wish',
      text: 'What should there be in a year?',
      options: [
        {
          label: 'The voice of each of us, once',
          points: { afternoon: 2, distance: 2 },
          because: 'You want each person’s voice, once: a clear goal, and easy to measure.',
        },
        {
          label: 'A habit that goes on',
          points: { question: 4 },
          because: 'You want a habit, which needs a fixed day more than it needs good intentions.',
        },
        {
          label: 'One place where everything is',
          points: { keeper: 3 },
          because: 'You want one place for everything, and a place needs a keeper.',
        },
        {
          label: 'A little more peace',
          points: { careful: 3 },
          because: 'You want a little more peace. Being heard without being answered is a start.',
        },
      ],
    },
  ],
  results: [
    {
      id: 'careful',
      title: 'Each alone, and each decides who hears it',
      text: [
        'Do not begin with a shared album. Let everyone tell for themselves, to someone they trust, and let it be theirs: they decide who hears it, and when.',
        'Stick to what no one can dispute: what I saw, and how it felt to me. Some of it may be for later, and for one person. Later is often when people are ready to hear it.',
      ],
      tonight:
        'Say one thing to one person that needs no answer, and decide the day on which they get it.',
      next: { label: 'Write to one person, for a day you choose', href: '/schedule-message' },
    },
    {
      id: 'afternoon',
      title: 'One afternoon with everyone',
      text: [
        'Set up a corner at the next gathering: two chairs, a phone on the table, five questions on cards. One person at a time, ten minutes each, the youngest asking the oldest.',
        'Say beforehand that you are recording, and what for. Stop before people are tired. Twelve short recordings are an archive.',
      ],
      tonight:
        'Write the invitation with one sentence in it: “Bring one photograph you can tell a story about.”',
      next: { label: 'Choose the five questions', href: '/before-its-too-late' },
    },
    {
      id: 'question',
      title: 'A question every Sunday',
      text: [
        'One question a week, the same to everyone, small enough for two minutes: “What did you get into trouble for?” Anyone who wants to answers; no one gets nagged.',
        'Answer first yourself, and badly. It shows how little it takes. After a year there are fifty answers, and the ones you would not have thought of asking.',
      ],
      tonight: 'Record your own answer to next Sunday’s question, in one minute.',
      next: { label: 'Answer the first one yourself', href: '/free-voice-messages' },
    },
    {
      id: 'distance',
      title: 'Two at a time, over the phone',
      text: [
        'You don’t have to get together for it. Form pairs, one older and one younger, who speak for half an hour on a day that suits both, with one question agreed upon beforehand.',
        'Record on whichever end can. Ask first, say when it starts, and say the title out loud at the beginning: who, with whom, and where each of you is.',
      ],
      tonight:
        'Agree on one pair and one day. The first pair is you and the person you would miss most.',
      next: { label: 'See how recording works', href: '/voice-recordings' },
    },
    {
      id: 'keeper',
      title: 'One keeper, many small gifts',
      text: [
        'It will be you, and that is all right. Most of what families know was kept by one person with a closet. Make it a role and not a burden: an hour a month.',
        'Ask each of the others for one thing, never for help in general. Say each year what came in, and name your successor early.',
      ],
      tonight:
        'Write down what exists and where, on one page. It is the page that matters if something happens to you.',
      next: { label: 'See what a shared place looks like', href: '/family-collaboration' },
    },
  ],
});
