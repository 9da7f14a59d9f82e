import { editors, type ShippedArticle } from '#features/publishing/blog/shipped/shipped-article.ts';

export const legacyLetter: ShippedArticle = {
  title: 'Where to Begin a Legacy Letter',
  excerpt:
    'A legacy letter passes on what a will cannot: stories, thanks, values, apologies. Six beginnings, a plan for an hour, and what to leave out.',
  author: editors,
  category: 'LEGACY_LETTERS',
  tags: ['legacy letters', 'planning ahead', 'grandparents'],
  emoji: '✉️',
  publishedAt: '2025-07-10T09:00:00Z',
  body: `A legacy letter is a letter to the people who come after you. The custom is old; in Jewish tradition it has been known for centuries as an ethical will, a letter in which parents passed on not what they owned but what they had understood. It has no legal force, needs no witness, and can be one page long. All the same most people who mean to write one never do, for the simple reason that the first sentence is hard.

So here are first sentences, a plan for one hour, and some things that experience suggests leaving out.

![A sheet of paper on a desk, a pen laid across it, and a cup beside it.](/blog/pictures/letter-on-a-desk.svg)

## Six ways to begin

Pick the one that makes you think of a particular face. Write it down, and go on without stopping for ten minutes.

1. **A day.** “I want to tell you about an ordinary day when you were four.”
2. **A debt.** “There is someone I never thanked properly, and you should know about him.”
3. **A mistake.** “The worst decision I made turned out like this.”
4. **A thing.** “The watch that you will find in the drawer has a story.”
5. **A question.** “You asked me once why I left, and I gave you half an answer.”
6. **A belief.** “If I had to say in one sentence what I have found to be true, it would be this.”

The first four are easier than the last two. A letter that begins with a belief tends to turn into a sermon; a letter that begins with a day tends to arrive at the belief by itself, and the reader comes along.

## A plan for one hour

You can write a good legacy letter in an hour. You can also work on it for years, but only if it exists.

**Ten minutes: a list.** Write down, without order, people, places, objects and turning points. Do not write sentences. Twenty words are enough.

**Five minutes: choose.** Put a mark beside the three words that would be lost if you did not write about them. Not the most important ones; the ones that only you know.

**Thirty minutes: write.** Ten minutes for each. Write as you speak. If you get stuck, write the next sentence beginning with “What I remember is.” Do not correct.

**Ten minutes: say what you want to say.** Now, and not before, write the paragraph addressed to the reader directly. What you noticed about them. What you are grateful for. What you hope, put as a hope and not as a task.

**Five minutes: date and sign it.** Full date, full name, place. It will be read by people for whom your handwriting is as far away as your great-grandmother’s is for you.

That is a letter. Put it away for a week, read it once, correct what is untrue, and leave what is merely clumsy. Clumsy is how people recognize you.

## What readers treasure, and what they skip

Those who have inherited such letters tell remarkably similar things about them.

They treasure **particulars**: the name of the dog, what the apartment cost, the song on the radio. They treasure **being seen**: one precise observation about themselves, such as “you were the one who always noticed the person standing alone,” is quoted for decades. They treasure **admissions**, because a parent who was once afraid is a parent you can be afraid in front of.

They skip **general advice**. “Work hard and be kind” is true, and it could have been written by anyone. If you want to pass on a piece of advice, tell how you learned it; then it will keep.

## What to leave out

- **Property.** Who gets what belongs in a will, made according to the law where you live. A letter that contradicts the will can cause the very quarrel you would have wished to prevent. The page about [legacy planning](/legacy-planning) explains which document does what.
- **Passwords.** A letter is copied, photographed and left on tables.
- **The last word in an argument.** If the reader cannot answer, it is not an argument any more. Either settle it while you can both speak, or let it rest.
- **Comparisons between children.** Even kind ones. They will be read side by side.
- **News that needs a conversation.** If you have to tell someone something that will change how they see their life, do it in person if there is any way at all.

## One letter or several

If you have three children, write three short letters and perhaps one for all of them together. It feels like more work, and it is less: each of the three is easy, because you know who you are talking to.

For a grandchild who is too small to read, write to the person they will be. Choose an age, and let the letter [arrive then](/legacy-messages). A letter to an eighteen-year-old can speak about things that a letter to “my grandchildren” must leave out.

## Write it, or say it?

Some people cannot write and can talk. If the sheet of paper makes you formal, put it away and speak. Say the same three things to a microphone, with the same ten minutes for each. Keep the recording, and write down the parts that matter most; then the reader has your words and your voice.[^voice]

Handwriting has its own worth. If yours is still good, write one page by hand, photograph it, and keep it with the typed text. Photograph it flat, in daylight, without flash, so that it can be read when the ink has faded.

## Where to keep it

A letter is only worth something if it is found. Choose two of these, not one:

- with your other papers, in an envelope with the recipient’s name, and a note about it where your will is kept;
- as a message with a date or an occasion, which is delivered without anyone having to remember; you can begin one from your [dashboard](/dashboard);
- with a person you trust, who knows that it exists, though not what it says.

Then tell someone that there is a letter. You need not say what is in it.

And once a year, on a day you will remember, read it again. You will find that you have become a little different, and that the letter would like to know.

[^voice]: Recording is free here and without limit: [try it without an account](/free-voice-messages).
`,
};
