import type { WrittenTemplate } from './template-kinds.ts';

/** Short ones, to be read out or sent as they are. What stands in [brackets] is yours to fill. */
export const messageTemplates: readonly WrittenTemplate[] = [
  {
    id: 'birthday-each-year',
    name: 'A birthday, each year',
    use: 'For a day that returns. Under a minute when read aloud.',
    title: 'For your birthday',
    body: `[Name], happy birthday.

I have been thinking about the day you [something they did this year, however small]. You did not see me watching. I was.

I have no advice this year. I only want you to know that somebody, somewhere, is glad about today, and it is me.

Eat a second piece.

[How you sign]`,
  },
  {
    id: 'eighteen',
    name: 'Eighteen',
    use: 'For a date you already know.',
    title: 'Now that you are eighteen',
    body: `[Name],

today they tell you that you are grown up. I was told the same, on [what your own eighteenth birthday was like], and I remember thinking that somebody had made a mistake.

Here is one story I could not tell you before. When I was eighteen I [a story in which you do not look good].

Nothing terrible came of it, as you see: here you are.

You may ring me at any hour for the rest of [my / our] life. If I do not pick up, somebody who loves you will.

[How you sign]`,
  },
  {
    id: 'graduation',
    name: 'A graduation',
    use: 'For an occasion without a date: you set the day when it is known.',
    title: 'You finished it',
    body: `[Name],

I know it was hard, because I saw [the evening / the exam / the winter when it was hardest]. You did not give up, or you did, and then began again, which is the same thing but takes longer.

You owe nobody anything for this. Not even me. It is yours.

What you do next may be wrong. That is all right. [What you did first, and what became of it.]

I am proud of you. I was before, too.

[How you sign]`,
  },
  {
    id: 'wedding-morning',
    name: 'The morning of a wedding',
    use: 'For an occasion without a date. Works when you do not know the other name yet.',
    title: 'For the morning you marry',
    body: `[Name],

it is the morning. I hope somebody has made you eat something.

To the one you are marrying, whom I may not have met: welcome. You should know that [one true, affectionate thing: how they are when tired, angry, or happy]. It took us years to find that out.

And to you both, the one thing I learned about being married: [the one thing, in a sentence].

I was not always sure, and it was right anyway. Now go; they are waiting.

[How you sign]`,
  },
  {
    id: 'first-child',
    name: 'A first child',
    use: 'For an occasion without a date.',
    title: 'Somebody new',
    body: `[Name],

so there is somebody new. I wish I could see the ears.

When you were that small I stood at your bed at four in the morning and [what you thought or did]. I had no idea what I was doing. Neither will you. They grow up all the same.

If there is one thing you may copy from me, it is [a song, a game, a way of holding]. If there is one thing you may not, you know what it is.

Tell [him / her] about me when there is time. There is no hurry.

[How you sign]`,
  },
  {
    id: 'good-night',
    name: 'Good night',
    use: 'For bedtimes while you are away. Record it five times; children want the same one.',
    title: 'Good night',
    body: `Good night, [name].

Are the curtains closed? Is [the bear / the rabbit / the dog] there? Good.

I am looking at the same moon, only from the other side. Today I [one small thing that a child can picture].

I have counted, and there is one night fewer now than yesterday.

Sleep well. I love you as far as [here / the moon / the end of the garden] and back.`,
  },
  {
    id: 'half-way',
    name: 'Half-way',
    use: 'For whoever is holding the house, in the middle of a deployment.',
    title: 'We are half-way',
    body: `[Name],

if I have counted right, this is the middle. It is said to be the worst part: the goodbye is used up and the hello is not in sight.

I know what you are carrying, because I know what I left you: [the bills, the boiler, the questions at bedtime]. I have not thanked you for it enough. Thank you.

Please do one thing this week that is only for you. [Name of a friend] has been told to ask whether you did.

From here on it is downhill.

[How you sign]`,
  },
  {
    id: 'birthday-away',
    name: 'A birthday you will miss',
    use: 'For a child, for a date while you are away.',
    title: 'Happy birthday from far away',
    body: `Happy birthday, [name]. You are [age] now.

I cannot be at the cake. So I have thought of it instead: who sits where, who blows too early, what is left over.

When I am back we will have it again, the whole birthday, with candles, and you may choose the day. That is a promise, and I am writing it down here so that you can show it to me.

I was there when you were born, and it was [the weather, the hour, what you looked like]. I have been your [mother / father] every single minute since, also in this one.

[How you sign]`,
  },
  {
    id: 'something-ordinary',
    name: 'Something ordinary',
    use: 'How a thing in the house is done, in your voice. Best as a film.',
    title: 'How to [bleed the radiator]',
    body: `[Name], this is how you [bleed the radiator].

You need [what you need, and which drawer it is in]. Stand here, where I always stand.

First [the first step]. It will make a noise; that is normal.

Then [the second step], until [how you know that it is enough].

If water comes out of somewhere else, turn [this] to the right, and call [name and number].

There. Now you can do it as well as I can. I would still rather be doing it.`,
  },
];
