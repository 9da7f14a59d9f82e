import type { WrittenTemplate } from './template-kinds.ts';

/** Longer ones, for paper as much as for the screen. What stands in [brackets] is yours to fill. */
export const letterTemplates: readonly WrittenTemplate[] = [
  {
    id: 'thank-you',
    name: 'A thank-you that is years late',
    use: 'To a teacher, a sister, a neighbour. Send it soon.',
    title: 'Something I should have said years ago',
    body: `Dear [name],

in [year] you [what they did]. You may not remember it. It took you perhaps ten minutes.

I was [how things stood with you then]. I did not say so, and I do not think it showed.

What you did changed [what it changed]. Because of it I [what came of it], and because of that, [what came of that].

I have told this story to others. It struck me lately that I had never told it to you.

Thank you.

[How you sign]`,
  },
  {
    id: 'apology',
    name: 'An apology',
    use: 'Without a reason, without a but. Leave it for a night before you send it.',
    title: 'I am sorry',
    body: `Dear [name],

I am sorry for [what you did, in plain words, without 'if' and without 'but'].

I know that it meant for you [what it meant: say what you can, and leave out what you only guess].

I could explain it, and I have explained it to myself for [how long]. It does not become smaller. So I will not.

What I can do is [what you can still do, if there is anything]. What I cannot do is undo it.

You owe me no answer. If there should be one, whenever it is, I will be glad of it.

[How you sign]`,
  },
  {
    id: 'bad-day',
    name: 'To open on a bad day',
    use: 'To a grown child or a friend. Say in the subject what it is for.',
    title: 'For a bad day, whenever it is',
    body: `[Name],

so it is one of those days. Sit down; take off your shoes. You do not have to be brave while you read this.

I had one too, in [year]. [What had happened.] I was certain it would not end. It ended after [how long], on an ordinary [weekday], and I noticed it only because I [the first small thing that was good again].

What helped: [two or three things, as small as they were]. What did not help: people who said that it was for something.

You have got through every one of your bad days so far, all of them. I was there for some, and I saw how you do it: [what they do without knowing].

You do not need to answer anyone tonight. Eat something warm. Ring [name].

I love you, also like this.

[How you sign]`,
  },
  {
    id: 'where-we-come-from',
    name: 'Where you come from',
    use: 'To a grandchild, for when they begin to ask.',
    title: 'Where you come from',
    body: `Dear [name],

one day you will want to know where you come from, and by then there may be nobody left to ask. So I am telling you now.

My [grandmother / grandfather] was called [name] and came from [place]. [He / She] was [what people said of them]. What I remember is [one thing you saw with your own eyes].

We left [place] in [year] because [the reason, the real one]. What we took along was [the things]. What we left behind was [the things, the people].

In our family people have always [sung / argued / gone to sea / been late]. You have it from them, and there is nothing you can do about it.

There is one thing that was not spoken of: [if you want it known]. I think you should have it; it explains [what it explains].

The rest you will have to make up yourself. We did too.

[How you sign]`,
  },
  {
    id: 'not-unless',
    name: 'Not to be opened unless',
    use: 'Before a deployment, an operation, a long voyage. Date it for well after your return, and move it on when you are back.',
    title: 'Only if I did not come back',
    body: `[Name],

I hope you never read this. I mean to throw it away myself, and to go and have supper afterwards.

If you do read it: it was not your fault, and it was not because I did not want to come home. There is nothing in the world that I wanted more.

What I would have said, if I had known: [say it].

Take your time. You do not have to do well. Ask [name] for help; I have told [him / her] that you might, and the answer is yes.

And some day, not soon, be happy without asking whether you may. You may. I am writing it here so that you have it from me.

For the children: [a sentence for each, with their name].

I was lucky. It was you.

[How you sign]`,
  },
  {
    id: 'farewell',
    name: 'A farewell',
    use: 'When there is some time left, and you would rather say it than have it guessed.',
    title: 'For you, afterwards',
    body: `My dear [name],

when you read this I am no longer there, and you have had a great many things to arrange. Thank you for all of them. It is done now; sit down.

I was not afraid at the end, or not of what you think. I was sorry to [what you were sorry to leave].

What I want you to keep: [a thing, and why]. What you may give away without a thought: [another].

I remember [one day with them, as exactly as you can: the light, what was said]. If I could have one again, it would be that one.

There is nothing open between us. If you think there is, then read this sentence twice: there is nothing open between us.

Look after [name]. Let [name] look after you.

[How you sign]`,
  },
];
