import { defineQuiz } from '../quiz.ts';

export const aiFeaturesQuiz = defineQuiz({
  slug: 'ai-features-quiz',
  version: 1,
  name: 'How much help from a computer would you want?',
  title: 'AI Features Quiz: How Much Help Do You Want?',
  description:
    'A machine can write down what was said and find it again. It should not speak in your name. Eight questions find where you draw the line, and what to do in the meantime.',
  keywords: [
    'ai for family memories',
    'ai transcription family recordings',
    'ai privacy family',
    'ai features quiz',
  ],
  heading: 'How much help from a computer would you want?',
  lead: 'Programs can listen, sort and write today, and not everything they can do belongs in a family. Eight questions about what you would welcome, what you would not, and what to settle first.',
  weighs: [
    'which work you would gladly hand over',
    'who can listen, even if it is only a machine',
    'whether it is ever right to put words in someone’s mouth',
  ],
  steps: [
    {
      id: 'task',
      text: 'Which of these would you be happiest to hand over?',
      options: [
        {
          label: 'Writing down what was said',
          points: { written: 4 },
          because:
            'You would like spoken words written down. That is what machines do best, and it can be checked by listening.',
        },
        {
          label: 'Finding the place where someone spoke of something',
          points: { found: 4 },
          because: 'You would like to find a place again. A search needs words and names to go by.',
        },
        {
          label: 'Thinking of good questions',
          points: { asked: 4 },
          because:
            'You would like good questions. A good question doesn’t have to be clever; someone just has to ask it.',
        },
        {
          label: 'Nothing',
          points: { none: 5 },
          because:
            'You would hand over nothing, and nothing has to be: recordings are kept and sent without being read.',
        },
      ],
    },
    [
      {
        id: 'mistakes',
        text: 'A program writes “Anne” where your aunt said “Hanna.” What then?',
        when: { task: 'ab' },
        options: [
          {
            label: 'I correct it, and all is well',
            points: { written: 3, found: 1 },
            because:
              'You do not mind correcting a name: a rough text that is corrected beats none.',
          },
          {
            label: 'It should say where it is not sure',
            points: { written: 2, found: 1 },
            because:
              'You want to see where a machine is unsure. Then text and voice have to stay side by side.',
          },
          {
            label: 'Then I would rather have no text',
            points: { none: 3, asked: 1 },
            because:
              'A wrong name is worse to you than no text, which is a good reason to stay with the voice.',
          },
          {
            label: 'It does not matter as long as I find the place',
            points: { found: 3 },
            because: 'A wrong letter does not trouble you if the place is found.',
          },
        ],
      },
      {
        id: 'begin',
        text: 'What happens when you sit before a microphone?',
        options: [
          {
            label: 'My head is empty',
            points: { asked: 4 },
            because: 'Your head is empty before a microphone. A question on the table fills it.',
          },
          {
            label: 'I talk, and jump from one thing to another',
            points: { found: 2, order: 2 },
            because:
              'You jump from one thing to another, as people do. Short recordings with titles bring the order in.',
          },
          {
            label: 'I know exactly what I want to say',
            points: { none: 3 },
            because: 'You know what you want to say, and need no help to say it.',
          },
          {
            label: 'I have not tried',
            points: { asked: 2, none: 1 },
            because:
              'You have not tried yet, and two minutes of trying tell more than any feature.',
          },
        ],
      },
    ],
    {
      id: 'listen',
      text: 'Is it OK for a program to listen to what you say to your daughter?',
      options: [
        {
          label: 'Yes, if it helps and no one else hears it',
          points: { written: 2, found: 2 },
          because:
            'A program can listen as long as no one else does. Ask every service where that happens.',
        },
        {
          label: 'To the stories yes, to that one no',
          points: { order: 3 },
          because:
            'Stories yes, the private word no: so make them separate recordings from the start.',
        },
        {
          label: 'Only on my own device',
          points: { none: 2, order: 1 },
          because:
            'It should only happen on your own device. That rules out most services, and you can ask for it.',
        },
        {
          label: 'No',
          points: { none: 5 },
          because:
            'No program should listen. That is a clear rule, and clear rules are easy to keep.',
        },
      ],
    },
    {
      id: 'speak',
      text: 'Should a program be able to speak in your voice after your death?',
      options: [
        {
          label: 'No. No one should hear me say what I never said',
          points: { none: 2, written: 1 },
          because: 'No one should put words in your mouth. So leave enough of your own.',
        },
        {
          label: 'Perhaps to read aloud what I wrote',
          points: { written: 2 },
          because:
            'You might let your own writing be read in your voice. Better still, read it yourself while you can.',
        },
        {
          label: 'The people who miss me should decide that',
          points: { order: 2 },
          because: 'You would leave that to those who miss you. Then say so, in writing or aloud.',
        },
        {
          label: 'I have never thought about it',
          points: { order: 2, asked: 1 },
          because: 'You have not thought about it. Better you decide than no one.',
        },
      ],
    },
    {
      id: 'amount',
      text: 'How much is recorded already?',
      options: [
        {
          label: 'Nothing yet',
          points: { asked: 3 },
          because: 'Nothing is recorded yet, and no program can work on nothing.',
        },
        {
          label: 'A few pieces',
          points: { asked: 1, order: 2 },
          because:
            'There are a few pieces. A title and a date on each is all the sorting they need.',
        },
        {
          label: 'Many hours',
          points: { found: 4 },
          because: 'There are many hours. What no one can find in them is as good as lost.',
        },
        {
          label: 'Letters rather than recordings',
          points: { written: 1, none: 2 },
          because:
            'It is letters you have. Read aloud by someone who knows the hand, they need no machine.',
        },
      ],
    },
    {
      id: 'hearing',
      text: 'Is anyone hard of hearing, or does anyone speak another language?',
      options: [
        {
          label: 'Someone is hard of hearing',
          points: { written: 4 },
          because:
            'Someone you love is hard of hearing. For them, written words are the message itself.',
        },
        {
          label: 'Grandchildren who speak another language',
          points: { written: 3, asked: 1 },
          because:
            'Your grandchildren speak another language, so a text beside the voice will be the bridge.',
        },
        {
          label: 'No',
          points: { none: 1, found: 1, asked: 1 },
          because: 'Everyone can hear and understand you, so the voice alone is enough.',
        },
      ],
    },
    {
      id: 'feelings',
      text: 'A program says: “This recording sounds sad.” What do you think?',
      options: [
        {
          label: 'Interesting',
          points: { found: 2 },
          because:
            'You would find such a hint interesting: as one more thing to search by, not as a verdict.',
        },
        {
          label: 'It can tell me, but no one else',
          points: { order: 3 },
          because:
            'Such a hint is for you alone. What others get should be decided piece by piece.',
        },
        {
          label: 'What would it know about that',
          points: { none: 3 },
          because: 'You think a program knows little of sadness, and you are right.',
        },
      ],
    },
    {
      id: 'trust',
      text: 'What would you have to know before you trusted it?',
      options: [
        {
          label: 'Where the recordings are and who can open them',
          points: { order: 2, none: 2 },
          because:
            'You want to know where things are and who can open them: the right question to ask first.',
        },
        {
          label: 'That the original is never changed',
          points: { written: 2 },
          because:
            'The original must stay as it is. A text can be wrong; the voice beside it corrects it.',
        },
        {
          label: 'That I can turn it off',
          points: { none: 2, order: 1 },
          because:
            'You want to be able to turn it off, so it must never be a condition for anything else.',
        },
        {
          label: 'That it saves me time',
          points: { found: 2, asked: 1 },
          because:
            'It has to save time, so measure it: an hour of yours against a minute of its time.',
        },
      ],
    },
  ],
  results: [
    {
      id: 'none',
      title: 'Your voice, with no machine in between',
      text: [
        'You can have everything that matters without any of it. A recording is kept as you made it, addressed by you, and delivered on its day. Nothing has to listen to it for that.',
        'Do by hand what a program would do: say at the beginning who speaks, to whom and when, and give it a title. In forty years that is worth more than any analysis.',
      ],
      tonight: 'Record two minutes that begin with your name, the date and who it is for.',
      next: { label: 'Record it, as it is', href: '/free-voice-messages' },
    },
    {
      id: 'written',
      title: 'Words on paper beside the voice',
      text: [
        'A transcript is what you are looking for: for anyone hard of hearing, for another language, for the book one day. Speak so that it can be made well: one person at a time, no radio, names said clearly once.',
        'A text made by a machine is a draft. Keep the recording as the original, correct the names, and say who corrected it. Until then, a few lines in a recording’s note do half the work.',
      ],
      tonight: 'Record a short story, and write its names and places into the note.',
      next: { label: 'Record with a title and a note', href: '/voice-recordings' },
    },
    {
      id: 'found',
      title: 'Finding it again',
      text: [
        'You have, or will have, more than anyone can listen through. The cheapest search engine is a good title: who, what, when, in that order. You will find five recordings of four minutes; you will not find one of twenty.',
        'Name the old ones first, an evening of it, and let a program help later with what is named already.',
      ],
      tonight: 'Choose five recordings and give each a title with a name and a year in it.',
      next: { label: 'See what the platform can do', href: '/features' },
    },
    {
      id: 'asked',
      title: 'Someone who asks',
      text: [
        'What you need is not intelligence but a question. Good ones are small, concrete and a little odd, and there are lists of them made by people who have sat with many families.',
        'Take one, answer it in two minutes, and stop. Tomorrow another one.',
      ],
      tonight: 'Answer this: what did you get into trouble for, and was it worth it?',
      next: { label: 'Take a question and answer it', href: '/before-its-too-late' },
    },
    {
      id: 'order',
      title: 'First the rules, then the tools',
      text: [
        'You draw distinctions, and they are good ones. Before you try any clever feature, settle three things: what a program can listen to, what it never can, and who decides when you cannot.',
        'Keep the private word and the family’s stories in separate recordings from the start. And read what a service says about your data before it has any.',
      ],
      tonight:
        'Write three lines: what a program can analyze, what it never can, and who decides. Put them with your papers.',
      next: { label: 'Read how we treat what you give us', href: '/privacy' },
    },
  ],
});
