import { defineQuiz } from '../quiz.ts';

export const memoryVaultQuiz = defineQuiz({
  slug: 'memory-vault-quiz',
  version: 1,
  name: 'What in your home should you save first?',
  title: 'Memory Vault Quiz: What Should You Save First?',
  description:
    'Tapes fade, phones break and no one writes on the backs of pictures. Eight questions put your family’s boxes, drives and memories in order, with reasons.',
  keywords: [
    'memory vault quiz',
    'preserve family memories',
    'what to digitize first',
    'save old photos and tapes',
  ],
  heading: 'What in your home should you save first?',
  lead: 'Nothing is lost all at once. A tape becomes unplayable, a phone falls into water, the person who knew the names dies. Eight questions find what is closest to being lost in your home.',
  weighs: [
    'what decays on its own and what waits patiently',
    'what exists only once, and in whose head',
    'how much of a weekend you have',
  ],
  steps: [
    {
      id: 'have',
      text: 'What does your family have the most of?',
      options: [
        {
          label: 'Boxes and albums of photographs',
          points: { pictures: 3 },
          because:
            'Most of it is photographs. Paper lasts a long time, but the names that go with the faces do not.',
        },
        {
          label: 'Videotapes, cassettes, reels',
          points: { tapes: 5 },
          because:
            'You have tapes. Of everything families keep, magnetic tape and the machines to play it vanish fastest.',
        },
        {
          label: 'Photos and videos on phones and computers',
          points: { phone: 4 },
          because: 'Most of it lives on devices, and devices live five years.',
        },
        {
          label: 'Letters, diaries, certificates',
          points: { papers: 4 },
          because: 'It is paper: letters and certificates, each of which exists once.',
        },
        {
          label: 'Not much you could hold. Mostly stories',
          points: { told: 4 },
          because: 'What your family has is told, not stored, so it has no copy at all.',
        },
      ],
    },
    [
      {
        id: 'tape-player',
        text: 'Can you still play the tapes?',
        when: { have: 'b' },
        options: [
          {
            label: 'Yes, the machine works',
            points: { tapes: 2 },
            because: 'Your machine still works. Use it before its rubber belts decide otherwise.',
          },
          {
            label: 'No machine anymore',
            points: { tapes: 2, told: 1 },
            because:
              'You have no machine, so someone else has to copy them. Choose the three that matter.',
          },
          {
            label: 'I do not even know what is on them',
            points: { tapes: 2, told: 1 },
            because: 'No one knows what is on them. Some will be television; one may be a voice.',
          },
        ],
      },
      {
        id: 'copies',
        text: 'If your phone were gone tonight, what would be gone with it?',
        when: { have: 'c' },
        options: [
          {
            label: 'Nothing: there is a second copy elsewhere',
            points: { pictures: 1, told: 2 },
            because: 'Your devices are copied already, so attention can go to what has no copy.',
          },
          {
            label: 'The last months',
            points: { phone: 2 },
            because: 'The last months exist once, in your pocket.',
          },
          {
            label: 'Years, I’m afraid',
            points: { phone: 4 },
            because:
              'Years of pictures would be gone with one phone. Nothing in the basement is in that much danger.',
          },
          {
            label: 'I could not say',
            points: { phone: 3 },
            because: 'You can’t say what is backed up. Most people find out on the wrong day.',
          },
        ],
      },
      {
        id: 'names',
        text: 'Who can say who is on the oldest pictures?',
        options: [
          {
            label: 'I can',
            points: { pictures: 2, papers: 1 },
            because: 'You know the faces. After you, they are strangers in good clothes.',
          },
          {
            label: 'Someone else, who is old',
            points: { told: 4 },
            because: 'The names are in one person’s memory. Ask for them before you scan anything.',
          },
          {
            label: 'No one anymore',
            points: { papers: 2, pictures: 1 },
            because:
              'No one knows the faces now, so letters and dates on the back are what is left to go by.',
          },
          {
            label: 'They are written on the backs',
            points: { pictures: 2 },
            because: 'The backs are written on. Photograph both sides, and half the work is done.',
          },
        ],
      },
    ],
    {
      id: 'fire',
      text: 'You can carry one thing out of the house. Which?',
      options: [
        {
          label: 'The album',
          points: { pictures: 3 },
          because: 'You would carry out the album, so it should exist somewhere else too.',
        },
        {
          label: 'The letters',
          points: { papers: 3 },
          because: 'You would carry out the letters. Photographing each page takes an afternoon.',
        },
        {
          label: 'The computer or the phone',
          points: { phone: 3 },
          because:
            'You would save the computer. Then its contents are the treasure, and a second copy is the safe.',
        },
        {
          label: 'Nothing: what matters is in my head',
          points: { told: 3 },
          because: 'What matters is in your head, the one place no one can copy but you.',
        },
      ],
    },
    {
      id: 'heard',
      text: 'Do you have a recording of the voice of someone who has died?',
      options: [
        {
          label: 'Yes, and I know where it is',
          points: { pictures: 1, papers: 1 },
          because: 'You already have a voice. Few families do, so you can turn to the pictures.',
        },
        {
          label: 'Somewhere on a tape or an old answering machine',
          points: { tapes: 4 },
          because: 'There is a voice on an old tape. That is worth more than the box it is in.',
        },
        {
          label: 'Perhaps in a message on a phone',
          points: { phone: 3 },
          because:
            'There is a voice in a message on a phone, and phones delete such things without asking.',
        },
        {
          label: 'No, and I regret it',
          points: { told: 4 },
          because: 'You have no recording of someone you miss. It doesn’t have to happen twice.',
        },
      ],
    },
    {
      id: 'place',
      text: 'Where is it all kept?',
      options: [
        {
          label: 'In a basement or an attic',
          points: { tapes: 2, papers: 2 },
          because: 'It is in the basement or attic, where damp and heat are at work all year.',
        },
        {
          label: 'In closets and drawers',
          points: { pictures: 2, papers: 1 },
          because: 'It is in closets, dry and dark. That gives you time to do it well.',
        },
        {
          label: 'On one device or one disk',
          points: { phone: 3 },
          because: 'All of it is on one device. One copy is no copy.',
        },
        {
          label: 'With several relatives',
          points: { told: 2, pictures: 1 },
          because: 'It is spread over several homes, and so are the people who can explain it.',
        },
      ],
    },
    {
      id: 'use',
      text: 'What do you want to do with it, later?',
      options: [
        {
          label: 'Look at it together on a rainy Sunday',
          points: { pictures: 2, tapes: 1 },
          because:
            'You want to look at it together. For that, fifty good pictures are better than five thousand.',
        },
        {
          label: 'Find a certain thing when I need it',
          points: { papers: 2, phone: 2 },
          because:
            'You want to find things again: that needs names and dates more than it needs a scanner.',
        },
        {
          label: 'Hear it',
          points: { told: 2, tapes: 2 },
          because:
            'You want to hear it. Sound is the part that families lose first and miss longest.',
        },
        {
          label: 'Hand it on in good order',
          points: { papers: 2, pictures: 1 },
          because: 'You want to hand it on. Order is the kindest part of an inheritance.',
        },
      ],
    },
    {
      id: 'time',
      text: 'How much time do you have for it this month?',
      options: [
        {
          label: 'An hour',
          points: { told: 2, phone: 2 },
          because:
            'You have an hour. Recording a story or copying a phone fits into that; scanning does not.',
        },
        {
          label: 'A weekend',
          points: { pictures: 2, papers: 1, tapes: 1 },
          because: 'A weekend is enough for one box, from the first lid to the last label.',
        },
        {
          label: 'A little every week',
          points: { papers: 2, pictures: 1 },
          because: 'You have a little time each week, which is how archives are made.',
        },
      ],
    },
    {
      id: 'worry',
      text: 'What would you regret most?',
      options: [
        {
          label: 'Not having asked',
          points: { told: 3 },
          because:
            'You would regret not having asked. Everything else in this quiz can wait longer.',
        },
        {
          label: 'That it falls apart before I look at it',
          points: { tapes: 3, papers: 1 },
          because: 'You are afraid it will fall apart. Begin with what decays on its own.',
        },
        {
          label: 'That it is deleted by mistake',
          points: { phone: 3 },
          because: 'You are afraid of a slip of the finger. A second copy makes slips harmless.',
        },
        {
          label: 'That no one knows anymore what it shows',
          points: { pictures: 3 },
          because:
            'You are afraid of pictures without names. Names take a pencil, or an hour of talking.',
        },
      ],
    },
  ],
  results: [
    {
      id: 'told',
      title: 'What is only in someone’s head',
      text: [
        'Photographs wait. The person who can explain them does not. So record first: an hour with the one who remembers, with the album on the table if there is one.',
        'Let them talk and do not correct dates. You can find out when it was; you cannot find out how it was.',
      ],
      tonight:
        'Record one story of three minutes, your own or someone’s on the phone, and give it a title.',
      next: { label: 'Record one now, free', href: '/free-voice-messages' },
    },
    {
      id: 'tapes',
      title: 'The tapes, before the machines are gone',
      text: [
        'Tape loses its coating, and no one repairs the players anymore. Sort by what is on it, not by age: voices first, then people, then holidays.',
        'Play each one only once, and copy it while you play it. If you have no machine, have the best three copied rather than all thirty. Keep the originals in a dry closet.',
      ],
      tonight: 'Write on every tape what is on it, or “unknown.” Put the three with voices on top.',
      next: { label: 'Upload a recording you already have', href: '/voice-recordings' },
    },
    {
      id: 'phone',
      title: 'The phone in your pocket',
      text: [
        'What you carry around is in more danger than what is in the attic. First a second copy of everything, on a disk or with a service you trust; then, and only then, tidy up.',
        'Do not forget the messages: the voices of people who are gone often survive only in a chat. Save them as files while the phone still opens them.',
      ],
      tonight:
        'Copy the last year to a second place. Then look for one voice message you would hate to lose.',
      next: { label: 'Put a voice where it is safe', href: '/voice-recordings' },
    },
    {
      id: 'pictures',
      title: 'The pictures, names first',
      text: [
        'A photograph without a name is a stranger in good clothes. Before any scanning, take fifty pictures that matter and say or write who is in them, where, and when.',
        'Photograph both sides with your phone in daylight, without flash. It is good enough, and it gets done.',
      ],
      tonight: 'Take ten pictures out of the box and write on the backs, in soft pencil.',
      next: { label: 'See what a memory vault is for', href: '/memory-vault' },
    },
    {
      id: 'papers',
      title: 'The letters and papers',
      text: [
        'Letters are voices that happen to be written. Sort them by who wrote to whom; photograph each page; read one aloud and record it, because in thirty years no one will be able to read the handwriting.',
        'Keep certificates with a list of what there is and where the originals are: it is the page your family will look for.',
      ],
      tonight:
        'Read one letter aloud into a recorder, and say at the beginning who wrote it to whom.',
      next: { label: 'Read a letter aloud and keep it', href: '/free-voice-messages' },
    },
  ],
});
