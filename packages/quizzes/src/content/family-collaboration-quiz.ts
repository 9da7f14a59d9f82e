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
  lead: 'Asking everybody for everything gets nothing from anybody. Eight questions about how your family really is, and one way of working that fits it.',
  weighs: [
    'how far apart you live, and how you keep in touch',
    'who would take part, and who would rather not',
    'old quarrels, which decide more than technology does',
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
          because: 'You can meet when there is a reason. A feast is one.',
        },
        {
          label: 'In several countries and time zones',
          points: { distance: 4 },
          because:
            'You live in several time zones. What works for you must not need everybody at once.',
        },
        {
          label: 'It hardly matters, we seldom meet anyway',
          points: { keeper: 2, distance: 1 },
          because: 'You seldom meet, so the work will rest on a few.',
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
              'There is a gathering within three months: a date that nobody has to be persuaded of.',
          },
          {
            label: 'At some feast this year',
            points: { afternoon: 2, question: 1 },
            because:
              'There will be a feast this year. Until then, one question at a time keeps it warm.',
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
        text: 'How do you hear of each other?',
        options: [
          {
            label: 'In a group chat',
            points: { question: 3, distance: 1 },
            because:
              'There is a group chat already. One question a week in it costs nobody anything.',
          },
          {
            label: 'By telephone, two at a time',
            points: { distance: 3 },
            because: 'You talk two at a time, and such talks are half an interview already.',
          },
          {
            label: 'Through one person who knows everything',
            points: { keeper: 4 },
            because:
              'One person knows everything already. Every family archive began with somebody like that.',
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
          label: 'Only I',
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
          because: 'All of you take part once you sit together, so that is where it should happen.',
        },
      ],
    },
    {
      id: 'peace',
      text: 'Is there something in the family that is not spoken of?',
      options: [
        {
          label: 'No, we are on good terms',
          points: { question: 1, afternoon: 1 },
          because: 'You are on good terms, so everything may be heard by everyone.',
        },
        {
          label: 'Old stories, but they rest',
          points: { question: 1, keeper: 1 },
          because:
            'Old stories rest. Questions about childhood and kitchens leave them where they are.',
        },
        {
          label: 'Some do not speak to each other',
          points: { careful: 5 },
          because:
            'Some of you do not speak to each other. Nobody should have to share a page, and each may tell alone.',
        },
        {
          label: 'There was something bad',
          points: { careful: 6 },
          because:
            'Something bad happened. Who tells, and who may hear it, has to be each person’s own choice.',
        },
      ],
    },
    {
      id: 'old',
      text: 'How do the oldest get on with machines?',
      options: [
        {
          label: 'Well enough',
          points: { question: 2, distance: 1 },
          because: 'The oldest manage a telephone well enough to answer by voice.',
        },
        {
          label: 'Somebody has to sit beside them',
          points: { afternoon: 3 },
          because: 'Somebody has to sit beside the oldest, which is also the nicest way to ask.',
        },
        {
          label: 'Not at all, but they love a telephone call',
          points: { distance: 2, keeper: 1 },
          because: 'The oldest like a call. You ring, they tell, and you keep it.',
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
          label: 'Curious, they ask by themselves',
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
            'The young ones are not interested yet. Everybody is, at forty; it should be there then.',
        },
        {
          label: 'There are none',
          points: { careful: 1, question: 1 },
          because:
            'There are no young ones, so it is for yourselves: what gives you joy now is the measure.',
        },
      ],
    },
    {
      id: 'failed',
      text: 'What became of the last thing you wanted to do together?',
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
          because:
            'In the end one of you did it all. That may be said at the start, and thanked for.',
        },
        {
          label: 'It began well and went to sleep',
          points: { question: 3 },
          because:
            'It went to sleep. What comes by itself every week does not have to be remembered.',
        },
        {
          label: 'There was a quarrel',
          points: { careful: 4 },
          because:
            'There was a quarrel. Clear borders, what is mine and who may see it, keep the next one away.',
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
          because:
            'You wish for the voice of each of you, once: a clear goal, and one can count how far it is.',
        },
        {
          label: 'A habit that goes on',
          points: { question: 4 },
          because: 'You wish for a habit, which needs a fixed day more than it needs good will.',
        },
        {
          label: 'One place where everything is',
          points: { keeper: 3 },
          because: 'You wish for one place where everything is, and a place needs a keeper.',
        },
        {
          label: 'A little more peace',
          points: { careful: 3 },
          because:
            'You wish for a little more peace. Being listened to without an answer is a beginning.',
        },
      ],
    },
  ],
  results: [
    {
      id: 'careful',
      title: 'Each alone, and each decides who may hear it',
      text: [
        'Do not begin with a shared album. Let everyone tell for themselves, to somebody they trust, and let it be theirs: who hears it, and when, is for the teller to say.',
        'Keep to what nobody can dispute, what I saw and how it felt to me. Some of it may be meant for later, and addressed to one person. Later is often when it can be heard.',
      ],
      tonight:
        'Say one thing to one person that needs no answer, and decide the day on which they get it.',
      next: { label: 'Write to one person, for a day you choose', href: '/schedule-message' },
    },
    {
      id: 'afternoon',
      title: 'One afternoon with everybody',
      text: [
        'Set a corner apart at the next gathering: two chairs, a telephone on the table, five questions on cards. One after the other for ten minutes, the youngest asking the oldest.',
        'Say before that it is recorded and what for. Stop before people are tired. Twelve short recordings are an archive.',
      ],
      tonight:
        'Write the invitation with one sentence in it: “Bring one photograph that you can tell something about.”',
      next: { label: 'Choose the five questions', href: '/before-its-too-late' },
    },
    {
      id: 'question',
      title: 'A question every Sunday',
      text: [
        'One question a week, the same to everybody, small enough for two minutes: “What did you get into trouble for?” Whoever likes answers; nobody is reminded.',
        'Answer first yourself, and badly. It shows how little is asked. After a year there are fifty answers, and the ones you would not have thought of asking.',
      ],
      tonight: 'Record your own answer to next Sunday’s question, in one minute.',
      next: { label: 'Answer the first one yourself', href: '/free-voice-messages' },
    },
    {
      id: 'distance',
      title: 'Two at a time, over the telephone',
      text: [
        'You need not come together for it. Form pairs, an old and a younger one, who speak for half an hour on a day that suits both, with one question agreed upon beforehand.',
        'Record on the side of the one who can. Ask first, say when it begins, and read the title out loud at the start: who, with whom, where each of you sits.',
      ],
      tonight:
        'Agree on one pair and one day. The first pair are you and the one you would miss most.',
      next: { label: 'See how recording works', href: '/voice-recordings' },
    },
    {
      id: 'keeper',
      title: 'One keeper, many small gifts',
      text: [
        'It will be you, and that is all right. Most of what families know was kept by one person with a cupboard. Make it a role and not a burden: an hour a month, and a place that others can open.',
        'Ask each of the others for one thing, never for help in general. Say each year what came in, and name the successor early.',
      ],
      tonight:
        'Write down what exists and where, on one page. It is the page that matters if you are run over.',
      next: { label: 'See what a shared place looks like', href: '/family-collaboration' },
    },
  ],
});
