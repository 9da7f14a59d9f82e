import { editors, type ShippedArticle } from '#features/publishing/blog/shipped/shipped-article.ts';

export const familiarVoices: ShippedArticle = {
  title: 'Familiar Voices and Dementia',
  excerpt:
    'Short recordings of family voices can steady a difficult hour. What to record, how to play it, when to stop, and how to keep the stories in time.',
  author: editors,
  category: 'DEMENTIA_SUPPORT',
  tags: ['dementia', 'voice messages', 'photographs'],
  emoji: '🎶',
  publishedAt: '2025-07-24T09:00:00Z',
  body: `When someone in the family begins to lose their memory, two things become urgent at once. One is to keep what they still tell. The other is to help them, on the days when the room is strange and the afternoon does not end. Recordings can do a little for both. They are no treatment, and nothing in this article replaces the advice of the people who care for your relative. But they cost nothing, they do no harm if they are used with attention, and they are something a family can do from far away.

![A woman at a window; music comes from a small radio on the sill.](/blog/pictures/song-and-window.svg)

## What a familiar voice can and cannot do

Dementia does not take everything in the same order. Recent events usually go first, and much older things stay longer: songs, prayers, the rhythm of a known voice, the feeling that goes with it. A person may no longer be able to say who is speaking, and still grow calmer because it is someone they know.

That is the modest promise of a recorded voice: not that it brings back a memory, but that it brings a feeling of company. It will not work every time. The same message that soothes on Monday may pass unnoticed on Thursday and upset on Sunday. What matters is to notice which it is, and to follow the person rather than the plan.

## Record for the person, in the present

Recordings made for someone with dementia are different from other messages.

- **Keep them short.** Thirty seconds to a minute and a half. Several short ones are better than one long one.
- **Say who you are, simply, at the beginning.** “Hello Mom, it is Anna, your daughter.” Never “Do you remember me?” or “Guess who this is.” A question that cannot be answered is a small defeat.
- **Speak slowly, with one thought to a sentence,** and leave a pause after each, as if an answer were coming. Often it does.
- **Stay in the present and in what is pleasant.** The garden, the dog, bread in the oven. If you tell about the past, tell it rather than ask for it: “We used to walk along the canal, you and I, and you always knew the birds.”
- **Do not mention deaths.** Someone who has forgotten that her husband died may hear of it each time as if for the first time.
- **Say goodbye without a parting.** “I am thinking of you. Now I am going to make some tea” leaves less of a hole than “I have to go.”

A small library of such recordings, each for one purpose, serves a caregiver better than a collection in order of date:

| For | What it might say | Length |
|---|---|---|
| The morning | Good morning, what day it is, what is nice about it | 30 s |
| Washing or dressing | A calm voice that says what comes next, and that it is all right | 60 s |
| Late afternoon | Everyone is well, the house is locked, supper is coming | 60 s |
| Waiting for a visit | I am on my way on Saturday, Jo is with you now | 30 s |
| The night | A poem, a prayer, a song that was sung at bedtime | 90 s |

## Songs, prayers, rhymes

Much that was learned early and often is kept in a different place from the facts of a life. Many families have seen someone who hardly speaks join in with the second line of a hymn. If there is a choice between telling and singing, sing. It does not have to be in tune; it has to be the right song, in the language of childhood, sung by someone whose voice belongs to it. If their first language is not the language of the household now, record in their first language.

Ask relatives of the same generation which songs there were. You may have to ask soon.

## How to play them

The person who plays the recording is as important as the recording.

1. **Choose a good moment,** not the middle of a crisis. A recording works best as a part of the day that comes round, before things become difficult.
2. **Turn off everything else.** Television and a voice together are noise.
3. **Use a speaker, not headphones,** unless the person has always liked headphones. A voice from nowhere inside the head can be frightening. A voice out of a small box on the table is a radio, and radios are familiar.
4. **Sit down with them.** Look at the person, not at the device.
5. **Stop at the first sign of distress.** Looking for the speaker, asking where Anna is, growing restless: stop, and turn to something else. Make a note, and try another recording another day.
6. **Write down what worked.** Three words are enough: which one, what time, what happened. After two weeks you will see a pattern, and so will the nursing home.

If you are wondering whether it is honest to play a recording to someone who may believe that you are in the room: most caregivers find that what counts is whether the person is comforted. If they ask for you, tell the truth kindly. “That was Anna’s voice. She recorded it for you. She is coming on Saturday.”

## Keep the stories while they are told

The other half of the work goes in the other direction. In the early stage, and often well into the middle one, a person may tell stories beautifully, especially old ones, especially with something in their hands.

- **Bring an object or a photograph, not a list of questions.** A thimble, a school report, a picture of the shop. Photographs with few people in them work best.
- **Comment instead of asking.** “What a coat!” leads further than “When was this?”
- **Let repetition be.** The fourth telling often holds a detail that the first did not. Record it as well.
- **Do not correct.** A wrong year hurts nobody. You can note the right one afterward, beside the recording.
- **Twenty minutes are enough.** Stop while it is still going well.
- **Ask permission, in a way that fits.** Early on: explain what you are recording and for whom, and write down the answer. Later: watch the face, and stop when it says so.

Label the recording the same day, with the date and the place, who was there and what it was about. In five years this note will be worth as much as the sound.

If you can, record the person’s own messages too, early: for a grandchild’s wedding, for a birthday ten years on. People who have just received a diagnosis often want to do this and do not know who to ask. Ask them. [Voice messages](/free-voice-messages) cost nothing, and there is no need to decide at once when they should arrive.

## For those who care

Caring for a parent who sometimes does not know you is a kind of mourning that has no date. It is all right to record something for yourself: how it was today, what she said, what you did not say. You need never play it to anyone. Some people find, years later, that these were the truest recordings they made.

And if there is nothing left to tell and only the hand to hold, then put the machine away. A voice in the room is better than any recording of it.

If you want to see what else may help your family before you decide on anything, [these are all the features](/features), each with what it is for.
`,
};
