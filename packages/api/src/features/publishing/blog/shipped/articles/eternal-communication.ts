import { whenOpen } from '@infinite/schema/words/announced.en';
import { editors, type ShippedArticle } from '#features/publishing/blog/shipped/shipped-article.ts';

/** What the article says of delivery after a death: as a plan for as long as it is not open. */
const afterDeath = whenOpen(
  'deliveryAfterDeath',
  `A message for after your death works the other way round, because there a false alarm would be worse than a delay. You choose how often we ask you for a sign of life: every 30, 60, 90, 180 or 365 days. Signing in counts. If a sign is missed, there are reminders on several days. Only then are the people you have named as trusted contacts asked, and only when as many of them as you decided have confirmed does a waiting period begin, in which one press of a button by you stops everything. Then it is delivered. Nothing goes out on silence alone unless you have said that it may.`,
  `A message for after your death works the other way round, because there a false alarm would be worse than a delay. We are building this, and it is not open yet. This is how it will work: you choose how often we ask you for a sign of life, every 30, 60, 90, 180 or 365 days, and signing in counts. If a sign is missed, we will send reminders on several days. Only then will we ask the people you have named as trusted contacts, and only when as many of them as you decided have confirmed will a waiting period begin, in which one press of a button by you stops everything. Until it is open, choose a date and move it for as long as you live.`,
);

export const eternalCommunication: ShippedArticle = {
  title: 'Eternal Communication, Step by Step',
  excerpt:
    'How to record a message today that reaches someone in twenty years: what to say, who to trust, and what can go wrong on the way.',
  author: editors,
  category: 'POSTHUMOUS_COMMUNICATION',
  tags: ['voice messages', 'planning ahead', 'legacy letters'],
  emoji: '🕊️',
  publishedAt: '2025-06-26T09:00:00Z',
  featured: true,
  body: `Most of what we would like to say to the people we love has no date. It waits for a quiet evening, and the quiet evening is used for something else. Then someone is sick, or far away, or gone, and what is left is a phone with a few voicemails about being late for lunch.

This article is about the other way: recording something now, while nothing is wrong, that arrives when it is needed. It may be a birthday in nine years, a wedding nobody has planned yet, or the weeks after your own death. We will go through it in order: what to record, for whom, how to choose the moment, how to make sure it does arrive, and how to leave room for changing your mind.

![A sealed letter on a shelf; beside it a small clock and a lamp that is lit.](/blog/pictures/message-that-waits.svg)

## Why a voice, and why not only a will

A will says who gets the house. It cannot say why the house mattered. Lawyers are right to keep the two apart: a legal document must be short, unambiguous and dull, and everything that makes a person recognizable is none of those things.

A recording carries what paper drops. It has the accent, the pause before a name, the laugh that starts too early. People who have kept a recording of someone who died rarely mention the content first. They say: it was really her. That is the thing to aim for. You are not writing a speech. You are leaving a sample of being with you.

This also takes away the greatest obstacle, which is the feeling that you should have something important to say. You do not. A description of your kitchen on an ordinary Tuesday, told to a grandchild who will be forty when she hears it, is worth more than advice.

## Begin with one person and one occasion

The blank page defeats people because it is addressed to everyone forever. Narrow it down until it becomes easy.

1. **Choose one person.** Say their name out loud before you start.
2. **Choose one moment when they will hear it.** Not “some day,” but the morning of an eighteenth birthday, or the first evening in a new home.
3. **Choose one thing.** One story, one answer, one thank-you, one apology.

Two minutes is a good length. Four is plenty. If there is more to say, make a second message for a second moment; a shelf of short recordings is easier to listen to than one long one, and easier for you to correct later.

If you are looking for a first sentence, these have worked for many people:

- “You will not remember this, so I am telling it to you.”
- “There is something I noticed about you when you were small.”
- “I have been asked how your grandfather and I met, and the true version is this.”
- “You do not have to do anything about what I am going to say.”

Then talk as you would across a table. Do not read from a sheet, or if you must, read it once for practice and put it away.

## What belongs in a message that may arrive after a death

Some messages are written for a date, with every intention of being there when it is opened. Others are meant for afterward, and those need a little more care, because the listener cannot answer.

**Put in** what only you know: who is in the photographs, how a quarrel really began and that it is over, what you would like done with the letters in the blue box, that you were happy, and when.

**Put in permission.** The kindest sentences in such messages are often permissions: to sell the house, to marry again, to stop visiting the grave, to be angry. Nobody else can give them.

**Leave out demands.** A wish that cannot be discussed becomes a debt. “I hope you keep on with the piano” is a weight; “I loved hearing you play” is a gift.

**Leave out secrets that will hurt without helping.** If the truth is needed, say it while you can be asked about it. A recording that reveals something and then falls silent forever is a hard inheritance.

**Leave out what belongs in a will.** Do not divide your property in a voice message. Instructions about money given in two places will be read against each other by people who are tired and sad. Our page on [legacy planning](/legacy-planning) lists which things belong in which document.

## Choose the right kind of moment

There are four kinds of moment, and they behave differently.

| Moment | Good for | What to think about |
|---|---|---|
| A fixed date | Birthdays, anniversaries, a graduation day | The time zone of the person who receives it |
| A date that returns | Every birthday until a certain year | Whether the last one should say that it is the last |
| An occasion without a date | A wedding, a first child, a graduation | Who will tell the system that it has come |
| After your death | Farewell, permission, practical knowledge | Who confirms it, and how long to wait |

With a fixed date, think of the hour too. A message that arrives at three in the morning, because nobody asked where the recipient lives, begins badly. Choose the recipient’s own morning.

With an occasion that has no date yet, someone living has to set it. That has to be you for now; letting a trusted person do it after you is part of what we are building.

And with a message for after your death, ask yourself what should happen if you are merely in the hospital, or traveling without a phone. This is where most home-made arrangements fail. A friend with an envelope is kind, but friends move, forget, die first, or open it early. An email draft in a locked account is never found at all.

## How a delivery is protected

Here is how we do it, so that you can compare it with any other way. [Future messages](/features) with a date are not simply sent. Two days before, you get a reminder and can change the message, add to it, postpone it, confirm it or cancel it. If you do not answer within a day, a second email asks whether you are still here. If you still do not answer, the message goes out on the day you chose. Silence never means that a birthday is missed.

${afterDeath}

You do not need us for the principle. Whatever you use, look for these four things: a reminder to you before anything is sent, more than one human being in the decision, a waiting time, and a written record of each step that you can read.

## Choose trusted contacts the way you would choose a godparent

A trusted contact does not read your messages. Their only task is to say, when asked, whether you have died. Good ones have three qualities: they would know, they would answer an email, and they are likely to outlive you.

Take at least three people from different corners of your life: perhaps a sibling, a neighbor of about your children’s age, and an old colleague. Require two of them. With one, a misunderstanding is enough to set things going. With all three, one lost address is enough to stop them.

Then tell them. Most failures of such arrangements are not technical; the person simply did not know they had been named and took the email for a scam. A sentence over coffee is enough: “If you ever get an email asking whether I am all right, it is real.”

## Make it robust against time

Twenty years is long. Companies, file formats and addresses change. Some habits help, whatever you use:

- **Keep a copy of the original.** Save the recording itself, in a common format, in a second place. A message you own only through someone’s app is on loan.
- **Say the date and your name at the beginning.** It sounds formal and takes four seconds, and in thirty years it answers the first question anyone asks.
- **Name people in full once.** “Your uncle Tom, my brother, who lived in the yellow house” is clear forever. “Tom” is clear for about fifteen years.
- **Give more than one address for the recipient,** if you can. School and work addresses die first.
- **Tell one person where everything is.** Not what it says; only that it exists, and where. One line in the folder with your papers is enough, and it spares those who come after you a search through every drawer, account and device at the worst possible time.
- **Look at it once a year.** A birthday is a good day. Listen to one message, check the names and addresses, and change what is no longer true.

{{blog-image}}

A photograph beside the voice does a great deal. It need not be a good one. A picture of the desk where you sat when you recorded, taken on the same day, tells the listener where to imagine you.

## When you change your mind

You will. The message to a son of six is wrong for the same son at sixteen. The friend you thanked has become the friend you would rather not mention. This is not a failure of the first recording; it is the reason to have kept it editable.

Never record a message you would be ashamed to have delivered tomorrow. If you are writing in anger, write it, leave it as a draft without a date, and listen again after a month. Most such drafts are deleted with relief. A few turn out to be true, and then you will find a better way of saying them.

## The gentlest way to start

Do not begin with the farewell. Begin with something light, for someone easy, with a date you expect to live to see: a message to a friend for her next birthday, or to yourself in a year. You will find out how it sounds, how the reminder reads, and what arrives. A message that you have seen delivered is one you can trust with more.

Voice messages cost nothing here and have no limit; you can try one [without an account](/free-voice-messages), and it stays on your device until you decide otherwise. If you would like to see first which part of the product suits you, the [overview quiz](/platform-overview-quiz) takes about three minutes. And if you want to know who we are before you trust us with your voice, which is a sensible order of doing things, [here is why we built this](/about).

Then sit down, say one name out loud, and tell them about Tuesday.
`,
};
