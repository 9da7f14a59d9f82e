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

I have no advice this year. I just want you to know that someone, somewhere, is glad about today, and it’s me.

Have a second piece.

[How you sign]`,
  },
  {
    id: 'eighteen',
    name: 'Eighteen',
    use: 'For a date you already know.',
    title: 'Now that you are eighteen',
    body: `[Name],

Today they tell you that you are grown up. They told me the same, on [what your own eighteenth birthday was like], and I remember thinking that someone had made a mistake.

Here is one story I could not tell you before. When I was eighteen I [a story in which you do not look good].

Nothing terrible came of it, as you can see: here you are.

You may call me at any hour for the rest of [my / our] life. If I don’t pick up, someone who loves you will.

[How you sign]`,
  },
  {
    id: 'graduation',
    name: 'A graduation',
    use: 'For an occasion without a date: you set the day when it is known.',
    title: 'You finished it',
    body: `[Name],

I know it was hard, because I saw [the evening / the exam / the winter when it was hardest]. You didn’t give up, or you did, and then started over, which is the same thing but takes longer.

You don’t owe anyone anything for this. Not even me. It’s yours.

What you do next may be wrong. That’s all right. [What you did first, and what became of it.]

I’m proud of you. I was before, too.

[How you sign]`,
  },
  {
    id: 'wedding-morning',
    name: 'The morning of a wedding',
    use: 'For an occasion without a date. Works even if you don’t know the other name yet.',
    title: 'For the morning of your wedding',
    body: `[Name],

It’s the morning. I hope someone has made you eat something.

To the one you are marrying, who I may not have met: welcome. You should know that [one true, affectionate thing: how they are when tired, angry, or happy]. It took us years to find that out.

And to you both, the one thing I learned about being married: [the one thing, in a sentence].

I was not always sure, and it was right anyway. Now go; they are waiting.

[How you sign]`,
  },
  {
    id: 'first-child',
    name: 'A first child',
    use: 'For an occasion without a date.',
    title: 'Someone new',
    body: `[Name],

So there is someone new. I wish I could see the ears.

When you were that small I stood by your crib at four in the morning and [what you thought or did]. I had no idea what I was doing. Neither will you. They grow up anyway.

If there is one thing to copy from me, it is [a song, a game, a way of holding]. If there is one thing not to copy, you know what it is.

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

I’m looking at the same moon, just from the other side. Today I [one small thing that a child can picture].

I have counted, and there is one night less now than yesterday.

Sleep well. I love you as far as [here / the moon / the end of the yard] and back.`,
  },
  {
    id: 'half-way',
    name: 'Halfway',
    use: 'For the one holding down the fort, in the middle of a deployment.',
    title: 'We are halfway',
    body: `[Name],

If I have counted right, this is the middle. They say it is the worst part: the goodbye is used up and the hello is not in sight.

I know what you are carrying, because I know what I left you: [the bills, the boiler, the questions at bedtime]. I haven’t thanked you enough for it. Thank you.

Please do one thing this week that is only for you. I told [name of a friend] to ask whether you did.

From here on it is downhill.

[How you sign]`,
  },
  {
    id: 'birthday-away',
    name: 'A birthday you will miss',
    use: 'For a child, for a date while you are away.',
    title: 'Happy birthday from far away',
    body: `Happy birthday, [name]. You are [age] now.

I can’t be there for the cake. So I have been picturing it instead: who sits where, who blows too early, what is left over.

When I am back we will do it again, the whole birthday, with candles, and you get to choose the day. That is a promise, and I am writing it down here so that you can show it to me.

I was there when you were born, and it was [the weather, the hour, what you looked like]. I have been your [mother / father] every single minute since, including this one.

[How you sign]`,
  },
  {
    id: 'something-ordinary',
    name: 'Something ordinary',
    use: 'How something around the house is done, in your voice. Best as a video.',
    title: 'How to [bleed the radiator]',
    body: `[Name], this is how you [bleed the radiator].

You need [what you need, and which drawer it is in]. Stand here, where I always stand.

First [the first step]. It will make a noise; that is normal.

Then [the second step], until [how you know it is enough].

If water comes out of somewhere else, turn [this] to the right, and call [name and number].

There. Now you can do it as well as I can. I would still rather be doing it.`,
  },
];
