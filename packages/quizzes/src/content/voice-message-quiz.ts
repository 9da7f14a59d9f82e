import { defineQuiz } from '../quiz.ts';

export const voiceMessageQuiz = defineQuiz({
  slug: 'voice-message-quiz',
  version: 1,
  name: 'Which voice message should you record first?',
  title: 'Voice Message Quiz: What Should You Record First?',
  description:
    'Eight questions about who should hear you, when, and what comes easily to you. You get a first recording to make, the reasons for it, and a sentence to begin with.',
  keywords: [
    'voice message quiz',
    'what to record for family',
    'voice message ideas',
    'first voice recording',
    'message to my children',
  ],
  heading: 'Which voice message should you record first?',
  lead: 'Most people who mean to record something never begin, because everything would be worth saying. Eight questions narrow it down to one recording that suits you.',
  weighs: [
    'who should hear it, and whether there is a day for it',
    'what comes easily to you: telling, answering, reading aloud, or one plain sentence',
    'what holds you back',
  ],
  steps: [
    {
      id: 'who',
      text: 'Who do you think of first when you imagine being heard?',
      options: [
        {
          label: 'A child who is still small',
          points: { day: 2, everyday: 1 },
          because:
            'You think of a small child, who will understand other things in ten years than today. A message can wait until then.',
        },
        {
          label: 'A grown child, a grandchild, a friend',
          points: { story: 2, day: 1 },
          because: 'You think of someone who is old enough to want to know where they come from.',
        },
        {
          label: 'My partner',
          points: { comfort: 2, day: 1 },
          because:
            'You think of your partner, who knows your stories already. What is rarely said between two people is the plain thing.',
        },
        {
          label: 'My parents or grandparents: it is their voice I want to keep',
          points: { asked: 4 },
          because:
            'It is someone else’s voice you want to keep, so the recording begins with your questions.',
        },
      ],
    },
    [
      {
        id: 'age',
        text: 'How old is the child?',
        when: { who: 'a' },
        options: [
          {
            label: 'Not born yet, or a baby',
            points: { everyday: 2, day: 1 },
            because:
              'A baby will not remember this year. How you sounded in it is something only a recording can give back.',
          },
          {
            label: 'Two to six',
            points: { everyday: 2 },
            because:
              'Between two and six, the voice that reads at bedtime is the world. Few families have it recorded.',
          },
          {
            label: 'Seven to twelve',
            points: { story: 1, day: 1 },
            because: 'From seven on, children ask what you were like at their age. You still know.',
          },
          {
            label: 'A teenager',
            points: { day: 2 },
            because:
              'A teenager may not listen today. At eighteen, or on a wedding morning, it is another matter.',
          },
        ],
      },
      {
        id: 'parent',
        text: 'Would they sit down and record something on their own?',
        when: { who: 'd' },
        options: [
          {
            label: 'Gladly, they love to tell',
            points: { asked: 2, story: 1 },
            because: 'They like to tell stories. All they need is someone to press Record.',
          },
          {
            label: 'If I ask the questions',
            points: { asked: 3 },
            because: 'They would answer you. So the questions are your part of the recording.',
          },
          {
            label: 'They would rather not be recorded',
            points: { everyday: 2, asked: 1 },
            because:
              'They are shy around a microphone. A recipe explained while cooking, or a song, is easier than an interview.',
          },
          {
            label: 'They find it hard to remember now',
            points: { everyday: 2, asked: 1 },
            because:
              'When memory fails, songs, prayers and old sayings often stay the longest, and you can record them.',
          },
        ],
      },
      {
        id: 'known',
        text: 'What don’t they know about you yet?',
        options: [
          {
            label: 'What my life was like before they came along',
            points: { story: 3 },
            because: 'They don’t know your life before them, and no one else can tell it.',
          },
          {
            label: 'What they mean to me, in so many words',
            points: { day: 2, comfort: 1 },
            because:
              'You have never quite said what they mean to you. That needs two minutes, and an occasion.',
          },
          {
            label: 'How to go on without me',
            points: { comfort: 3 },
            because: 'You are thinking of the time when they can no longer ask you.',
          },
          {
            label: 'They know everything. I would just like them to have my voice',
            points: { everyday: 3 },
            because: 'It is the voice itself you want to leave, not a lesson.',
          },
        ],
      },
    ],
    {
      id: 'when',
      text: 'When should they hear it?',
      options: [
        {
          label: 'On a day that I can name: a birthday, a wedding, a first day',
          points: { day: 3 },
          because: 'There is a day for it, so it can be addressed and delivered on that day.',
        },
        {
          label: 'One day when it is needed, I cannot say when',
          points: { comfort: 2 },
          because: 'It should be there for a hard day that has no date yet.',
        },
        {
          label: 'After I am gone',
          points: { comfort: 2, story: 1 },
          because:
            'It is for when you are gone. Then what matters most is that it is short, kind and easy to find.',
        },
        {
          label: 'Soon, and again whenever they like',
          points: { everyday: 1, story: 1, asked: 1 },
          because:
            'It does not have to wait for anything, so you can make it and send it this week.',
        },
      ],
    },
    {
      id: 'easy',
      text: 'What comes most easily to you?',
      options: [
        {
          label: 'Telling how something happened',
          points: { story: 3 },
          because:
            'Telling stories comes easily to you, and one event told well says more than a whole life in order.',
        },
        {
          label: 'Answering when someone asks',
          points: { asked: 3 },
          because: 'You speak best when you are asked, so let someone ask you.',
        },
        {
          label: 'Reading aloud, or singing',
          points: { everyday: 3 },
          because: 'Reading or singing comes easily, and you don’t have to find the words.',
        },
        {
          label: 'Saying one thing plainly',
          points: { day: 2, comfort: 1 },
          because: 'You like to say a thing once and plainly: that is what a short message is for.',
        },
      ],
    },
    {
      id: 'miss',
      text: 'Whose voice do you miss, and what would you most like to hear?',
      hint: 'It is usually what others will one day want from you.',
      options: [
        {
          label: 'A story I only half remember',
          points: { story: 2, asked: 1 },
          because: 'You would give a lot for a story you only half remember. Yours can be whole.',
        },
        {
          label: 'My name, the way they said it',
          points: { everyday: 2, day: 1 },
          because: 'You would like to hear your name again. Say theirs, early in the recording.',
        },
        {
          label: 'Advice, now that I would listen',
          points: { comfort: 2, asked: 1 },
          because: 'You would ask for advice today. Someone will want to ask you.',
        },
        {
          label: 'Nothing special, only the sound of an ordinary evening',
          points: { everyday: 3 },
          because: 'What you miss is an ordinary evening. Those are the recordings no one makes.',
        },
      ],
    },
    {
      id: 'holds',
      text: 'What holds you back?',
      options: [
        {
          label: 'I do not like how I sound',
          points: { everyday: 2 },
          because:
            'No one likes their own voice; we hear it differently than others do. Reading something aloud takes your mind off it.',
        },
        {
          label: 'I would start to cry',
          points: { day: 1, everyday: 1 },
          because:
            'You are afraid you will cry. You can pause, go on, or start over, and a happy occasion is easier than a farewell.',
        },
        {
          label: 'I do not know what to say',
          points: { asked: 3 },
          because: 'You do not know what to say. A question is the answer to that.',
        },
        {
          label: 'There is so much, I never know where to start',
          points: { story: 2 },
          because: 'There is too much to say, so take one afternoon out of it and tell only that.',
        },
        {
          label: 'Nothing; I have just never done it',
          points: { day: 1, comfort: 1 },
          because:
            'Nothing holds you back but the beginning, so choose the message that matters most.',
        },
      ],
    },
    {
      id: 'time',
      text: 'How much time would you give it today?',
      options: [
        {
          label: 'Two minutes',
          points: { everyday: 2, day: 1 },
          because: 'You have two minutes, which is longer than most kept voices.',
        },
        {
          label: 'A quarter of an hour',
          points: { day: 1, story: 1, comfort: 1 },
          because:
            'A quarter of an hour is enough to say it, listen to it once and say it again better.',
        },
        {
          label: 'An evening',
          points: { story: 2, asked: 2 },
          because: 'You would give it an evening. Long stories and long talks need just that.',
        },
      ],
    },
    {
      id: 'room',
      text: 'Who should be in the room?',
      options: [
        {
          label: 'No one but me',
          points: { comfort: 2, day: 1 },
          because: 'You would rather be alone with it, the way you are with a letter.',
        },
        {
          label: 'Someone who asks and laughs along',
          points: { asked: 2, story: 1 },
          because:
            'You want someone beside you who asks and laughs. Their voice belongs on it too.',
        },
        {
          label: 'The person it is for',
          points: { everyday: 2, asked: 1 },
          because:
            'The one it is for should sit with you. Then it is not a message but a memory of both.',
        },
        {
          label: 'It makes no difference',
          points: { story: 1 },
          because: 'You do not mind who listens; good storytellers never do.',
        },
      ],
    },
  ],
  results: [
    {
      id: 'day',
      title: 'A message for one day',
      text: [
        'Choose one person and one day: the eighteenth birthday, the wedding morning, the first night in their own place. Speak as if that day were today and they were standing in the doorway.',
        'Three sentences carry it: what you see when you look at them, one thing you hope for them, and that you are glad they exist. Say the name. Say the day. Stop while it is still short.',
      ],
      tonight:
        '“Good morning. If you hear this, it is the day you …, and I wanted to be among the first.”',
      next: { label: 'Choose the person and the day', href: '/schedule-message' },
    },
    {
      id: 'story',
      title: 'One story, well told',
      text: [
        'Not your life: one afternoon of it. Where you stood, what it smelled of, who said what, and what you understood only years later.',
        'Stories that are told aloud have a shape already; you have told this one before. Say at the start when and where it was, since those who hear it later cannot ask.',
      ],
      tonight: '“It was in the year …, in the kitchen in …, and I haven’t told it often enough.”',
      next: { label: 'Record the story', href: '/free-voice-messages' },
    },
    {
      id: 'asked',
      title: 'A conversation with questions',
      text: [
        'The best recordings of old voices are answers. Write down five questions, put the phone on the table, and let the pauses be long: what comes after a pause is usually what you came for.',
        'Ask for small things. Not “How was the war?” but “What did you carry?”; not “What was your mother like?” but “What did she say when she was mad?”',
      ],
      tonight: '“What did your kitchen smell like when you were little?”',
      next: { label: 'Take questions to ask', href: '/before-its-too-late' },
    },
    {
      id: 'everyday',
      title: 'The ordinary sound of you',
      text: [
        'Read the bedtime book. Hum what you hum while cooking. Call them to dinner. Say good night the way you always say it.',
        'It will feel too small to keep, and it is what people look for on old tapes: not the speech, but the voice in the next room.',
      ],
      tonight:
        'Read one page of a book that was read in your house, and say at the end whose it was.',
      next: { label: 'Try it now, without an account', href: '/free-voice-messages' },
    },
    {
      id: 'comfort',
      title: 'Words for a hard day',
      text: [
        'A message for the day they would have asked you: after a loss, before a decision, when it is dark. You don’t need to know what the trouble is. Say that you had hard days too, what got you through, and that they can do it their own way.',
        'Such a message can wait for an occasion without a date, and you can change it as often as you like.',
      ],
      tonight:
        '“I do not know what kind of day you are having. So I will just tell you what helped me.”',
      next: { label: 'See how a message waits for its day', href: '/future-messages' },
    },
  ],
});
