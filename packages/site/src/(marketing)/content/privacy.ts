/** What /privacy says of itself; its text is that of /privacy-policy. */
export const privacy = {
  title: 'Privacy | Infinite Connections',
  description:
    'Our one privacy policy: voices, recipients who have no account, links in emails, how long we keep things, and your choices. Last updated July 18, 2025.',
  heading: 'Privacy',
} as const;
