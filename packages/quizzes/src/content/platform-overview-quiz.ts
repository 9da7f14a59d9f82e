import { defineQuiz } from '../quiz.ts';

export const platformOverviewQuiz = defineQuiz({
  slug: 'platform-overview-quiz',
  version: 1,
  name: 'Where should you begin here?',
  title: 'Where to Begin: Seven Questions, One First Step',
  description:
    'Recordings, letters to the future, questions for parents, a tree, last wishes: seven questions lead to the one thing on Infinite Connections worth your first hour.',
  keywords: [
    'infinite connections quiz',
    'family legacy where to start',
    'which feature first',
    'legacy planning first step',
  ],
  heading: 'Where should you begin here?',
  lead: 'There is more here than anybody needs on the first evening. Seven questions about what brought you, and one place to go.',
  weighs: [
    'what made you come today',
    'whether it is your own voice or somebody else’s that matters now',
    'how urgent it is, and how much you want to think about it',
  ],
  steps: [
    {
      id: 'came',
      text: 'What made you come?',
      options: [
        {
          label: 'Somebody is ill, or getting old',
          points: { ask: 4 },
          because:
            'Somebody is ill or getting old. What only they know comes before everything else.',
        },
        {
          label: 'I have lost somebody',
          points: { record: 2, roots: 2 },
          because: 'You have lost somebody, and know now what it is worth to hear a voice again.',
        },
        {
          label: 'A child was born, or is growing up',
          points: { future: 3, record: 1 },
          because:
            'There is a child who will one day want to know what you thought in these years.',
        },
        {
          label: 'I am putting my affairs in order',
          points: { order: 5 },
          because: 'You are putting things in order, and what is to be said belongs to it.',
        },
        {
          label: 'I may be away for a long time, or in danger',
          points: { away: 6 },
          because:
            'You may be away for long. What is prepared before you leave need not be thought of out there.',
        },
      ],
    },
    [
      {
        id: 'urgent',
        text: 'How much time is there, as far as one can say?',
        when: { came: 'ae' },
        options: [
          {
            label: 'Days or weeks',
            points: { ask: 2, away: 2 },
            because: 'There are days or weeks: so the simplest thing, at once.',
          },
          {
            label: 'Months',
            points: { ask: 2, away: 1, future: 1 },
            because: 'There are months, enough for several short sittings and no long one.',
          },
          {
            label: 'Nobody knows',
            points: { ask: 1, away: 1, record: 1 },
            because:
              'Nobody knows how much time there is, which is true for everybody and a reason to begin small.',
          },
        ],
      },
      {
        id: 'whose',
        text: 'Whose words should be kept?',
        options: [
          {
            label: 'Mine',
            points: { record: 2, future: 2 },
            because: 'It is your own words that should be kept, and you are here.',
          },
          {
            label: 'My parents’ or grandparents’',
            points: { ask: 4 },
            because: 'It is the words of an older generation you want, so begin with asking.',
          },
          {
            label: 'Of those I never met',
            points: { roots: 4 },
            because:
              'You look for people you never met. They speak through papers, and through those who knew them.',
          },
          {
            label: 'Everybody’s',
            points: { roots: 2, record: 1 },
            because: 'You want everybody’s words; somebody has to go first.',
          },
        ],
      },
    ],
    {
      id: 'hear',
      text: 'When should they be heard?',
      options: [
        {
          label: 'On certain days in the future',
          points: { future: 4 },
          because: 'They should be heard on days to come. That is what delivery is for.',
        },
        {
          label: 'After my death',
          points: { order: 3, future: 1 },
          because:
            'They should be heard after your death. Who may confirm it, and who hears what, wants to be settled.',
        },
        {
          label: 'Whenever somebody feels like it',
          points: { record: 3, roots: 1 },
          because: 'Whenever somebody likes: then nothing stands between you and the microphone.',
        },
        {
          label: 'When I cannot be reached',
          points: { away: 4 },
          because:
            'They should be heard when you cannot be reached, which is a case one can prepare for.',
        },
      ],
    },
    {
      id: 'mood',
      text: 'How does the thought of it feel?',
      options: [
        {
          label: 'I am looking forward to it',
          points: { record: 2, roots: 1 },
          because: 'You look forward to it. Use that tonight, before it becomes a project.',
        },
        {
          label: 'It has to be done',
          points: { order: 3 },
          because: 'It has to be done, and you are somebody who wants to have done it properly.',
        },
        {
          label: 'It makes me sad',
          points: { ask: 1, record: 1, away: 1 },
          because: 'It makes you sad. Small and ordinary things are a good way in.',
        },
        {
          label: 'I do not know how to begin',
          points: { ask: 2, record: 1 },
          because:
            'You do not know how to begin, and a question is the easiest beginning there is.',
        },
      ],
    },
    {
      id: 'likes',
      text: 'What do you like better?',
      options: [
        {
          label: 'Talking',
          points: { record: 3, ask: 1 },
          because: 'You like to talk, and talking is all a recording asks for.',
        },
        {
          label: 'Writing',
          points: { future: 3, away: 1 },
          because:
            'You like to write. A letter that arrives on its day is still the finest thing in a letter box.',
        },
        {
          label: 'Finding things out',
          points: { roots: 4 },
          because: 'You like to find things out, and your family has more to find than you think.',
        },
        {
          label: 'Lists that I can tick off',
          points: { order: 3 },
          because: 'You like a list that can be ticked off. There is one for this too.',
        },
      ],
    },
    {
      id: 'today',
      text: 'How long have you got today?',
      options: [
        {
          label: 'Five minutes',
          points: { record: 3 },
          because:
            'You have five minutes: enough for a first recording, and for nothing else on the list.',
        },
        {
          label: 'Half an hour',
          points: { future: 2, ask: 1, away: 1 },
          because:
            'You have half an hour, in which one message can be made from the first word to its date.',
        },
        {
          label: 'The evening',
          points: { roots: 2, order: 2 },
          because: 'You have the evening, and can begin something larger than one message.',
        },
      ],
    },
    {
      id: 'sure',
      text: 'What do you have to be sure of?',
      options: [
        {
          label: 'That it costs nothing to try',
          points: { record: 3 },
          because:
            'It should cost nothing to try. Voice messages are free for good, and a first one needs no account.',
        },
        {
          label: 'That it really arrives',
          points: { future: 2, away: 2 },
          because:
            'You have to be sure that it arrives, so look at how a message is protected on its way.',
        },
        {
          label: 'That only the right people get it',
          points: { order: 2, future: 1 },
          because: 'Only the right people may get it, so begin where you say who they are.',
        },
        {
          label: 'That I do it right',
          points: { ask: 2, roots: 1 },
          because: 'You want to do it right. Good questions carry a recording, even a shaky one.',
        },
      ],
    },
  ],
  results: [
    {
      id: 'record',
      title: 'Record two minutes, now',
      text: [
        'Everything else can come later. Speak for two minutes about this day: what you see from the window, what you had for lunch, whom you thought of. It is kept on your device until you decide.',
        'Afterwards you know how it sounds, how it feels, and whether you want to go on. Most people do.',
      ],
      tonight: '“It is the … today, I am sitting in …, and I thought I would simply begin.”',
      next: { label: 'Record without an account', href: '/free-voice-messages' },
    },
    {
      id: 'future',
      title: 'A message for a day to come',
      text: [
        'Choose one person and one day in their life. Write or speak what you would say to them on that morning. You can change it as long as you live; before it goes out we ask whether you are still there.',
        'One message, one person, one day. The second is easier.',
      ],
      tonight: 'Write down the name and the date. The first sentence follows by itself.',
      next: { label: 'Begin a message', href: '/schedule-message' },
    },
    {
      id: 'ask',
      title: 'Ask, while there is somebody to ask',
      text: [
        'Sit down with them, put a telephone on the table and ask small questions. Do not wait for a good day or a better device. An hour now is worth more than a film next year.',
        'If it is hard for them, ask for songs, recipes and places. What they say by the way is often the best.',
      ],
      tonight: 'Choose three questions and ring up to say when you come.',
      next: { label: 'Choose the questions', href: '/before-its-too-late' },
    },
    {
      id: 'roots',
      title: 'Give your tree a voice',
      text: [
        'Names and dates are the bones of it. What makes people come back to a family tree are voices: five minutes about a grandmother, told by somebody who sat in her kitchen.',
        'Begin with three people you knew and one you would like to have known.',
      ],
      tonight: 'Say aloud the names of your eight great-grandparents. Write down where it stops.',
      next: { label: 'See a tree that can be heard', href: '/voice-ancestry' },
    },
    {
      id: 'order',
      title: 'Put it in order, calmly',
      text: [
        'Make a list of what should be said, to whom, and when; of what somebody must know who comes into your home without you; and of who decides. It is one evening, and a quiet one afterwards.',
        'It replaces neither a will nor advice. It is what stands in no will: why, and how, and thank you.',
      ],
      tonight: 'Write three names, and beside each the one thing they must hear from you.',
      next: { label: 'Plan it step by step', href: '/legacy-planning' },
    },
    {
      id: 'away',
      title: 'Prepare what is heard while you are away',
      text: [
        'Good-night stories for the weeks without you, a birthday that falls into them, and one message for the case nobody wants to name. Prepared before you leave, they ask nothing of you out there.',
        'Keep the last one short. Say that you thought of it on a good day.',
      ],
      tonight:
        'Read one bedtime story aloud and record it. It is the one that will be played most.',
      next: { label: 'See how families prepare', href: '/military-families' },
    },
  ],
});
