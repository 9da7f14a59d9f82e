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
  lead: 'There is more here than anyone needs on the first evening. Seven questions about what brought you here, and one place to start.',
  weighs: [
    'what brought you here today',
    'whether it is your own voice or someone else’s that matters now',
    'how urgent it is, and how much you want to think about it',
  ],
  steps: [
    {
      id: 'came',
      text: 'What brings you here?',
      options: [
        {
          label: 'Someone is sick, or getting old',
          points: { ask: 4 },
          because:
            'Someone is sick or getting old. What only they know comes before everything else.',
        },
        {
          label: 'I have lost someone',
          points: { record: 2, roots: 2 },
          because:
            'You have lost someone, and now you know what it is worth to hear a voice again.',
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
          because: 'You are putting things in order, and what you want to say is part of that.',
        },
        {
          label: 'I may be away for a long time, or in danger',
          points: { away: 6 },
          because:
            'You may be away for a long time. What you prepare now is one less thing to think about out there.',
        },
      ],
    },
    [
      {
        id: 'urgent',
        text: 'How much time is there, as far as anyone can say?',
        when: { came: 'ae' },
        options: [
          {
            label: 'Days or weeks',
            points: { ask: 2, away: 2 },
            because: 'There are days or weeks, so do the simplest thing first, right away.',
          },
          {
            label: 'Months',
            points: { ask: 2, away: 1, future: 1 },
            because: 'There are months, enough for several short sessions.',
          },
          {
            label: 'Nobody knows',
            points: { ask: 1, away: 1, record: 1 },
            because:
              'Nobody knows how much time there is, which is true for everyone and a reason to begin small.',
          },
        ],
      },
      {
        id: 'whose',
        text: 'Whose words do you want to keep?',
        options: [
          {
            label: 'Mine',
            points: { record: 2, future: 2 },
            because: 'You want to keep your own words, and you are here.',
          },
          {
            label: 'My parents’ or grandparents’',
            points: { ask: 4 },
            because: 'It is the words of an older generation you want, so begin with asking.',
          },
          {
            label: 'People I never met',
            points: { roots: 4 },
            because:
              'You are looking for people you never met. They speak through papers, and through those who knew them.',
          },
          {
            label: 'Everybody’s',
            points: { roots: 2, record: 1 },
            because: 'You want everyone’s words; someone has to go first.',
          },
        ],
      },
    ],
    {
      id: 'hear',
      text: 'When should people hear them?',
      options: [
        {
          label: 'On certain days in the future',
          points: { future: 4 },
          because: 'They are for days to come. That is what delivery is for.',
        },
        {
          label: 'After my death',
          points: { order: 3, future: 1 },
          because: 'They are for after your death. Decide who should know, and who hears what.',
        },
        {
          label: 'Whenever someone feels like it',
          points: { record: 3, roots: 1 },
          because:
            'Whenever someone feels like it: then nothing stands between you and the microphone.',
        },
        {
          label: 'When I cannot be reached',
          points: { away: 4 },
          because: 'They are for when you cannot be reached, and you can prepare for that.',
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
          because: 'It has to be done, and you want to do it right.',
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
      text: 'What do you like best?',
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
            'You like to write. A letter that arrives on its day is still the finest thing in a mailbox.',
        },
        {
          label: 'Finding things out',
          points: { roots: 4 },
          because: 'You like to find things out, and your family has more to find than you think.',
        },
        {
          label: 'Lists I can check off',
          points: { order: 3 },
          because: 'You like a list you can check off. There is one for this, too.',
        },
      ],
    },
    {
      id: 'today',
      text: 'How much time do you have today?',
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
            'You have half an hour: enough to take one message from the first word to its date.',
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
      text: 'What do you need to be sure of?',
      options: [
        {
          label: 'That it costs nothing to try',
          points: { record: 3 },
          because:
            'It should cost nothing to try. Voice messages are free for good, and you don’t need an account for the first one.',
        },
        {
          label: 'That it really arrives',
          points: { future: 2, away: 2 },
          because:
            'You need to be sure that it arrives, so look at how a message is protected on its way.',
        },
        {
          label: 'That only the right people get it',
          points: { order: 2, future: 1 },
          because: 'Only the right people should get it, so begin by saying who they are.',
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
        'Everything else can come later. Speak for two minutes about this day: what you see from the window, what you had for lunch, who you thought of. It stays on your device until you decide.',
        'Afterward you know how it sounds, how it feels, and whether you want to go on. Most people do.',
      ],
      tonight: '“It is the … today, I am sitting in …, and I thought I would just start.”',
      next: { label: 'Record without an account', href: '/free-voice-messages' },
    },
    {
      id: 'future',
      title: 'A message for a day to come',
      text: [
        'Choose one person and one day in their life. Write or speak what you would say to them on that morning. You can change it as long as you live; before it goes out we ask whether you are still here.',
        'One message, one person, one day. The second is easier.',
      ],
      tonight: 'Write down the name and the date. The first sentence follows by itself.',
      next: { label: 'Begin a message', href: '/schedule-message' },
    },
    {
      id: 'ask',
      title: 'Ask, while there is someone to ask',
      text: [
        'Sit down with them, put a phone on the table and ask small questions. Do not wait for a good day or a better device. An hour now is worth more than a movie next year.',
        'If it is hard for them, ask for songs, recipes and places. What they say in passing is often the best part.',
      ],
      tonight: 'Choose three questions, and call to say when you are coming.',
      next: { label: 'Choose the questions', href: '/before-its-too-late' },
    },
    {
      id: 'roots',
      title: 'Give your tree a voice',
      text: [
        'Names and dates are the bones of it. What makes people come back to a family tree are voices: five minutes about a grandmother, told by someone who sat in her kitchen.',
        'Begin with three people you knew and one you would like to have known.',
      ],
      tonight: 'Say aloud the names of your eight great-grandparents. Write down where it stops.',
      next: { label: 'See a tree you can hear', href: '/voice-ancestry' },
    },
    {
      id: 'order',
      title: 'Put it in order, calmly',
      text: [
        'Make a list of what should be said, to whom, and when; of what someone must know who comes into your home when you are not there; and of who decides. It is one evening, and a quiet one afterward.',
        'It does not replace a will or advice. It is what no will contains: why, and how, and thank you.',
      ],
      tonight: 'Write three names, and beside each the one thing they must hear from you.',
      next: { label: 'Plan it step by step', href: '/legacy-planning' },
    },
    {
      id: 'away',
      title: 'Prepare what is heard while you are away',
      text: [
        'Good-night stories for the weeks without you, a birthday you will miss, and one message for what no one wants to name. Prepared before you leave, they ask nothing of you out there.',
        'Keep the last one short. Say that you thought of it on a good day.',
      ],
      tonight: 'Read one bedtime story aloud and record it. It is the one they will play most.',
      next: { label: 'See how families prepare', href: '/military-families' },
    },
  ],
});
