/** The long-form story, in chapters. */
export const inspiringAbout = {
  title: 'The story of eleven seconds | Infinite Connections',
  description:
    'Why somebody builds a place for words that are meant for later: a long read in six chapters, about a cassette, a drawer, a wedding and a lamp that stays lit.',
  keywords: ['our story', 'why voices matter', 'family memory', 'long read'],
  heading: 'The story of eleven seconds',
  lead: 'A long read, in six chapters. It takes about seven minutes.',
  chaptersLabel: 'Chapters',
  chapters: [
    {
      title: 'The drawer',
      picture: 'cassette',
      pictureLabel: 'A cassette in a kitchen drawer, with string and a battery beside it.',
      paragraphs: [
        'Every family has a drawer. There are batteries in it, and string, a key that fits nothing, the instructions for a mixer that died in the last century. In one such drawer lay a cassette from an answering machine, and on it were eleven seconds: “It’s only me, nothing important, call when you can.”',
        'Nobody had meant to keep it. It had simply never been recorded over, first by chance and then, after a certain November, on purpose. Whoever missed her went into the kitchen, and the others heard the click of the machine and did not follow.',
        'Then the machine broke. For one afternoon nobody knew whether the tape had been eaten. It had not. But four grown people sat around a kitchen table and understood that they had left the dearest thing they owned between the batteries and the string.',
      ],
    },
    {
      title: 'What a voice carries',
      picture: 'voice',
      pictureLabel: 'A voice drawn as a wave.',
      paragraphs: [
        'A photograph shows how somebody looked at the moment when they were told to look. A letter shows what they thought was worth the paper. A voice shows what they did not know they were showing: where they came from, how they breathed, whom they loved, which you hear in how a name is said.',
        'It is also what goes first. Ask anyone who has lost a parent what they can no longer call up. They have the face; the face is on the wall. It is the voice that one day does not come when it is called.',
        'And of everything a person could leave, it is the easiest to make. It needs no skill and no good light. One has to press a button and talk, and most people, once they have begun, forget that there was a button.',
      ],
    },
    {
      title: 'The trouble with later',
      picture: 'capsule',
      pictureLabel: 'A tin box tied with string, a date on its label.',
      paragraphs: [
        'There are sentences that have a day. What you would say to your daughter on the morning of her wedding cannot be said when she is six; it would only frighten her. What you would tell a grandson about the year you nearly gave up is wasted on a boy who has not yet wanted anything.',
        'So people wait for the right day, and the right day does not wait for them. Or they write a letter and give it to somebody to keep, who moves house, or forgets, or opens it.',
        'What is missing is not sentiment. It is a reliable errand. Somebody must take the letter, know the day, know the address, notice when the address has changed, and go; and must still be there to go when nobody is left who would remind them.',
      ],
    },
    {
      title: 'Kept like a ledger',
      picture: 'ledger',
      pictureLabel: 'An open account book, a pencil and a few coins.',
      paragraphs: [
        'Banks learned long ago how not to lose things. You write each movement down twice. You never rub out; you add a line. You count at night what you counted by day, and if the sums differ, nobody goes home.',
        'We borrowed that. A message here is not a mail with a timer; it is an entry that has to be settled. Each step is written before it is taken. If the power fails between two steps, the book says where we were. If something cannot be delivered, that is not an error to be logged somewhere. It is a debt, and somebody is told.',
        'It is a strange thing to build with such care for something that may happen once, in 2041, on a Saturday, to one reader. But to her it is the only one that counts.',
      ],
    },
    {
      title: 'The wedding',
      picture: 'letter',
      pictureLabel: 'An opened envelope with a letter in it.',
      paragraphs: [
        'Imagine it, then. It is early; the hairdresser is late. Somebody’s telephone makes a small sound. There is a mail, and it says who it is from, and for a moment nobody in the room says anything, because he has been dead for nine years.',
        'She does not have to open it now. It says so. It will be there in the evening, and tomorrow, and it does not expire. There is no advertisement around it and nothing to install. When she is ready there is a page with a button, and his voice, a little too close to the microphone as always, saying: “Good morning, my dear. I hope it is not raining. If it is, do not mind it, it rained on ours.”',
        'He recorded it on a weekday, at the kitchen table, in four minutes. He did not think it was very good.',
      ],
    },
    {
      title: 'The lamp in the window',
      picture: 'house',
      pictureLabel: 'A house with lit windows and a letter box at its gate.',
      paragraphs: [
        'This is what we are for. Not for grief, although we are there for it. For the ordinary mornings on which somebody has four minutes and something to say.',
        'You need not be old, or ill, or good with words. You need not know yet when it should arrive. One sentence to one person is enough; the rest usually follows, because the first sentence is the one that people are afraid of.',
        'Somebody will one day go looking for your voice. It would be good if it were not in a drawer.',
      ],
    },
  ],
  closing: {
    record: 'Record the first sentence',
    about: 'Who we are, and what we promise',
  },
} as const;
