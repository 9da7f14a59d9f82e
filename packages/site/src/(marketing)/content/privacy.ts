import type { LegalText } from '../components/legal-document.tsx';

/** /privacy: the policy of July 18, 2025. */
export const privacy: LegalText = {
  title: 'Privacy | Infinite Connections',
  description:
    'The privacy policy of July 18, 2025: voices, recipients who have no account, links in mails, and your choices.',
  heading: 'Privacy',
  updated: 'July 18, 2025',
  lead: 'A newer text with more about voices, about the people who receive something, and about links in mails. Where it differs from the policy of December 17, 2024, this one holds.',
  sections: [
    {
      heading: 'Whose data this is about',
      paragraphs: [
        'Members, who have an account. Recipients, who have none and may never have asked for anything. Relatives who are named, heard or seen in what members keep here.',
      ],
    },
    {
      heading: 'Voices and pictures',
      paragraphs: [
        'A recording is kept exactly as it was made, with a fingerprint (SHA-256) that shows whether a single bit has changed. From it we make what is needed to play it: another format, a waveform, its length.',
        'We make no voice profiles that identify people, and we do not use recordings to teach machines.',
      ],
    },
    {
      heading: 'Recipients',
      paragraphs: [
        'Of a recipient we keep the name, the address and the relation that the sender gave, when something was sent, whether the mail could be delivered, when the page was opened, and what the recipient writes back. The sender sees these. Of a person a recipient invites to open it together we keep the address until thirty days after their link ends; the sender does not see it.',
        'A recipient can refuse further deliveries in every mail and on their page, from everyone and for good. Of a refused address we keep only a keyed fingerprint, so that it stays refused. A recipient can also write to us at any time and ask what is kept.',
      ],
    },
    {
      heading: 'Links in mails',
      paragraphs: [
        'Each delivery has a link of its own, which we keep only as a hash. Opening it changes nothing; only a button on the page does. Our mails contain no invisible pictures that report when they are read.',
      ],
    },
    {
      heading: 'Counting visits',
      paragraphs: [
        'We count how often pages are opened and how many people come how far, as sums by week. For that we note what kind of place a visit came from, such as a search engine or an e-mail, and never which page or address.',
        'To count a visitor once a day we make a mark from the address and the browser, with a secret that is thrown away at the end of the day together with the mark. Nothing is stored on your device. If your browser sends Global Privacy Control, no mark is made.',
        'With a new account we keep for 90 days what kind of place it came from, as one word.',
      ],
    },
    {
      heading: 'Legal grounds',
      paragraphs: [
        'We process members’ data to do what they asked of us (contract), and technical logs to keep the service safe (legitimate interest). What goes beyond, we do only with consent that can be withdrawn as easily as it was given.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'Children under 13 need the consent of a parent, which we record. A child’s voice is kept for the family and for nobody else.',
      ],
    },
    {
      heading: 'Where it is kept, and who helps us',
      paragraphs: [
        'In data centres named on request. Those who help us run the service, such as hosts and mail carriers, are bound by contract to do only that.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Content: until you delete it, or 30 days after you delete the account. Messages that are scheduled: until they are delivered. Technical logs: 30 days. Records the law asks for, such as invoices: as long as it asks.',
      ],
    },
    {
      heading: 'After a death',
      paragraphs: [
        'What a member scheduled is delivered as it was left. Relatives can ask us to stop charges and to keep the account from being deleted. We do not open it for them unless the member arranged it or a court orders it.',
      ],
    },
    {
      heading: 'Your rights, and how to use them',
      paragraphs: [
        'See, correct, take away, restrict, object, delete: write to us, and we answer within 30 days. If you think we are wrong, your data protection authority will hear you.',
      ],
    },
  ],
};
