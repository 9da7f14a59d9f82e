import { whenOpen } from '@infinite/schema/words/announced.en';
import { whatIsSealed, whoHoldsTheKeys } from '@infinite/schema/words/sealing.en';
import type { LegalText } from '../components/legal-document.tsx';
import { processorsOf, responsibleParty } from './operator-words.ts';

/** The privacy policy: one text, at /privacy-policy and at /privacy. */
export const privacyPolicy: LegalText = {
  title: 'Privacy Policy | Infinite Connections',
  description:
    'What Infinite Connections stores about you, your family and the people you write to, why, for how long, who is responsible, and what you can ask of us.',
  heading: 'Privacy Policy',
  updated: 'July 18, 2025. It includes the policy last updated December 17, 2024',
  lead: 'What you give us belongs to you and your family. This page says what we keep, why, for how long, and how to get it back.',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: (operator) => [
        'The controller of your data is the operator of this site:',
        ...responsibleParty(operator),
        'Write to the address at the end of this page about anything in this policy. A person answers.',
      ],
    },
    {
      heading: 'Whose data this is about',
      paragraphs: [
        'Members, who have an account. Recipients, who have none and may never have asked for anything. Relatives who are named, heard or seen in what members keep here. Visitors, who only read.',
      ],
    },
    {
      heading: 'What we keep',
      paragraphs: [
        'Your account: email address, a name to call you by, your password in a form that cannot be read back, your time zone, and when you signed in. With a new account we keep for 90 days what kind of place it came from, as one word.',
        'What you make here: recordings, letters, pictures, and the names and addresses of the people they are for.',
        'What keeps the service running and safe: short-lived technical logs, which hold no email addresses, no link tokens and nothing you wrote or recorded; and a security log of sign-ins, refusals and changes to your account, for 180 days.',
      ],
    },
    {
      heading: 'Voices and pictures',
      paragraphs: [
        'A recording is kept exactly as it was made, with a fingerprint (SHA-256) that shows whether a single bit has changed. From it we make what is needed to play it: another format, a waveform, its length.',
        'We make no voice profiles that identify people, and we do not use recordings to train AI.',
      ],
    },
    {
      heading: 'Recipients',
      paragraphs: [
        'About a recipient we keep the name, the address and the relation that the sender gave, when something was sent, whether the email could be delivered, when the page was opened, and what the recipient writes back. The sender sees these. When a recipient invites someone to open a message together, we keep that person’s address until thirty days after their link ends; the sender does not see it.',
        'The basis for this is a legitimate interest: the sender’s interest in giving something personal to someone they know, and the recipient’s interest in receiving it. We use the address for that alone.',
        'A recipient can refuse further deliveries in every email and on their page, from everyone and for good. Of a refused address we keep only a keyed fingerprint, so that it stays refused. A recipient can also write to us at any time, object, and ask what is kept or to have it deleted.',
      ],
    },
    {
      heading: 'What we do with it',
      paragraphs: [
        'We store it, show it to the people you chose, and deliver it when you said. We write to you about your own messages and your account.',
        'We do not sell it, we do not rent it, and we do not use it for advertising.',
      ],
    },
    {
      heading: 'Legal grounds',
      paragraphs: [
        'We process members’ data to do what they asked of us (contract), recipients’ data as described above, and security and technical logs to keep the service safe (legitimate interest). The newsletter and reviews rest on consent, which you can withdraw as easily as you gave it. Records that the law asks for, such as invoices, rest on that law.',
      ],
    },
    {
      heading: 'Who can see it',
      paragraphs: (operator) => [
        'You, and the people you name. No one but you sees a waiting message until its day.',
        'Our staff do not open your content. When the law requires us to hand something over, we check the order, hand over no more than it names, and tell you unless that is forbidden.',
        'Companies that help us run the service, such as hosting and email delivery, may process data only for us and under contract.',
        ...processorsOf(operator),
      ],
    },
    {
      heading: 'How it is protected',
      paragraphs: [
        whatIsSealed,
        whoHoldsTheKeys,
        'Connections are encrypted. Passwords are stored only as hashes.',
      ],
    },
    {
      heading: 'Links in emails',
      paragraphs: [
        'Each delivery has its own link, which we keep only as a hash. Opening it changes nothing; only a button on the page does. Emails about messages contain no invisible pictures that report when they are read. A newsletter contains one only if you allowed it, and we count which of its links you press only if you allowed that.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'If you only read, you get no cookie. When you sign up, one cookie protects the form from being sent by others, and one keeps you signed in. Your choice of colors is kept in your own browser. There are no third-party cookies unless the operator has connected an analytics service.',
      ],
    },
    {
      heading: 'Counting visits',
      paragraphs: [
        'We count how often pages are opened and how far people get, as weekly totals. For that we note what kind of place a visit came from, such as a search engine or an email, and never which page or address.',
        'To count a visitor once a day we make a mark from the address and the browser, with a secret that is thrown away at the end of the day together with the mark. Nothing is stored on your device. If your browser sends Global Privacy Control, no mark is made.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'Children under 13 need the consent of a parent. They have no sign-in of their own: a parent uses the account for them, and can delete what is about them at any time. A child’s voice is kept for the family and for no one else.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'What you make: as long as you have an account, or until you delete it. When a paid plan is canceled, everything stays as it is for 30 days.',
        'Scheduled messages: until they are delivered, whatever happens to the plan. After that, for as long as the sender’s account exists, so that the person who received one can come back to it.',
        whenOpen(
          'accountDeletion',
          'When you delete your account, its content is deleted within 30 days. Messages that are still scheduled are kept until they are delivered, unless you cancel them.',
          'There is no button to delete an account yet. Write to us, and we delete it for you; its content is gone within 30 days. Messages that are still scheduled are kept until they are delivered, unless you cancel them.',
        ),
        'When you delete something, it disappears from the service right away, and from backups as they expire, within twelve months.',
      ],
    },
    {
      heading: 'After a death',
      paragraphs: [
        'What a member scheduled is delivered as they left it. Relatives can ask us to stop charges and to keep the account from being deleted. We do not open it for them unless the member arranged it or a court orders it.',
      ],
    },
    {
      heading: 'Your rights, and how to use them',
      paragraphs: [
        'You can see, correct, restrict and delete what we keep about you, get a copy of it, and object to what we do with it. Write to us, and we answer within 30 days.',
        'If you think we are wrong, you can complain to the data protection authority where you live.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When this policy changes in a way that matters, we write to you before it takes effect. Earlier versions are available on request.',
      ],
    },
  ],
};
