import type { WrittenTemplate } from './template-kinds.ts';

/** Longer ones, for paper as much as for the screen. What stands in [brackets] is yours to fill. */
export const letterTemplates: readonly WrittenTemplate[] = [
  {
    id: 'thank-you',
    name: 'A thank-you that is years late',
    use: 'To a teacher, a sister, a neighbor. Send it soon.',
    title: 'Something I should have said years ago',
    body: `Dear [name],

In [year] you [what they did]. You may not remember it. It took you maybe ten minutes.

I was [how you were doing then]. I didn’t say so, and I don’t think it showed.

What you did changed [what it changed]. Because of it I [what came of it], and because of that, [what came of that].

I have told this story to others. It struck me recently that I had never told you.

Thank you.

[How you sign]`,
  },
  {
    id: 'apology',
    name: 'An apology',
    use: 'Without a reason, without a but. Sleep on it before you send it.',
    title: 'I am sorry',
    body: `Dear [name],

I am sorry for [what you did, in plain words, without “if” and without “but”].

I know that for you it meant [what it meant: say what you can, and leave out what you only guess].

I could explain it, and I have explained it to myself for [how long]. That doesn’t make it smaller. So I won’t.

What I can do is [what you can still do, if there is anything]. What I cannot do is undo it.

You don’t owe me an answer. If there is one, whenever that is, I will be glad.

[How you sign]`,
  },
  {
    id: 'bad-day',
    name: 'To open on a bad day',
    use: 'To a grown child or a friend. Say in the subject what it is for.',
    title: 'For a bad day, whenever it is',
    body: `[Name],

So it is one of those days. Sit down; take off your shoes. You don’t have to be brave while you read this.

I had one too, in [year]. [What had happened.] I was certain it would never end. It ended after [how long], on an ordinary [weekday], and I noticed it only because I [the first small thing that was good again].

What helped: [two or three things, as small as they were]. What did not help: people who said it happened for a reason.

You have made it through every one of your bad days so far, all of them. I was there for some, and I saw how you do it: [what they do without knowing].

You don’t need to answer anyone tonight. Eat something warm. Call [name].

I love you like this, too.

[How you sign]`,
  },
  {
    id: 'where-we-come-from',
    name: 'Where you come from',
    use: 'To a grandchild, for when they begin to ask.',
    title: 'Where you come from',
    body: `Dear [name],

One day you will want to know where you come from, and by then there may be no one left to ask. So I am telling you now.

My [grandmother / grandfather] was called [name] and came from [place]. [He / She] was [what people said of them]. What I remember is [one thing you saw with your own eyes].

We left [place] in [year] because [the reason, the real one]. What we took with us was [the things]. What we left behind was [the things, the people].

In our family people have always [sung / argued / gone to sea / been late]. You have it from them, and there is nothing you can do about it.

There is one thing we never talked about: [if you want it known]. I think you should have it; it explains [what it explains].

The rest you will have to make up yourself. We did too.

[How you sign]`,
  },
  {
    id: 'not-unless',
    name: 'Not to be opened unless',
    use: 'Before a deployment, an operation, a long trip. Date it for well after your return, and move it when you are back.',
    title: 'Only if I don’t come back',
    body: `[Name],

I hope you never read this. I mean to throw it away myself, and then go and have dinner.

If you do read it: it was not your fault, and it was not because I didn’t want to come home. There was nothing in the world I wanted more.

What I would have said, if I had known: [say it].

Take your time. You don’t have to be okay. Ask [name] for help; I have told [him / her] that you might, and the answer is yes.

And someday, not soon, be happy without asking whether you are allowed to be. You are. I am writing it here so that you have it from me.

For the children: [a sentence for each, with their name].

I was lucky. It was you.

[How you sign]`,
  },
  {
    id: 'farewell',
    name: 'A farewell',
    use: 'When there is some time left, and you would rather say it than leave them guessing.',
    title: 'For you, afterward',
    body: `My dear [name],

When you read this I am gone, and you have had so many things to take care of. Thank you for all of them. It is done now; sit down.

I was not afraid at the end, or not of what you think. I was sorry to leave [what you were sorry to leave].

What I want you to keep: [a thing, and why]. What you may give away without a thought: [another].

I remember [one day with them, as exactly as you can: the light, what was said]. If I could have one again, it would be that one.

There is nothing unsettled between us. If you think there is, read this sentence twice: there is nothing unsettled between us.

Look after [name]. Let [name] look after you.

[How you sign]`,
  },
];
