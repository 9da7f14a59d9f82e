import type { ReactNode } from 'react';

/**
 * The parts a mail is written with. Mail programs know inline styles and little else, so each part
 * carries its own; `mailStyle` adds what a dark reader needs. Parts are pure functions without
 * hooks: the text version is read off the same tree (`mail-text.ts`).
 */
const serif = "Newsreader, Georgia, 'Times New Roman', serif";
const sans = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";
const ink = '#2b2118';
const evergreen = '#1f4d3d';
const paper = '#fbf7f0';

const mailStyle = `
  :root { color-scheme: light dark; }
  a { color: ${evergreen}; }
  @media (prefers-color-scheme: dark) {
    .paper { background: #1d1813 !important; }
    .ink { color: #f3ece1 !important; }
    .soft { color: #cfc4b4 !important; }
    .action { background: #a9d3bd !important; color: #12241c !important; }
    a { color: #a9d3bd; }
  }
`;

export function Letter(props: {
  lang: string;
  preview: string;
  sign: string;
  children: ReactNode;
}) {
  return (
    <html lang={props.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <style>{mailStyle}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: '32px 16px', background: paper }}>
        <div aria-hidden="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {props.preview}
        </div>
        <div className="ink" style={{ maxWidth: '560px', margin: '0 auto', color: ink }}>
          <Mark />
          {props.children}
          <p
            className="soft"
            style={{
              font: `16px/1.6 ${sans}`,
              borderTop: '1px solid #d9cfbf',
              margin: '32px 0 0',
              padding: '16px 0 0',
              color: '#6b5d4d',
            }}
          >
            {props.sign}
          </p>
        </div>
      </body>
    </html>
  );
}

/** The sender, visually; the text version has it in the footer. */
function Mark() {
  return (
    <div
      aria-hidden="true"
      className="soft"
      style={{ font: `500 18px/1.3 ${serif}`, margin: '0 0 32px', color: evergreen }}
    >
      <span style={{ fontSize: '24px', verticalAlign: '-2px' }}>∞</span> Infinite Connections
    </div>
  );
}

export function Heading(props: { children: ReactNode }) {
  const font = `500 28px/1.3 ${serif}`;
  return (
    <h1 className="ink" style={{ font, margin: '0 0 24px', color: ink }}>
      {props.children}
    </h1>
  );
}

export function Paragraph(props: { children: ReactNode }) {
  return (
    <p className="ink" style={{ font: `18px/1.6 ${sans}`, margin: '0 0 16px', color: ink }}>
      {props.children}
    </p>
  );
}

/** Text of a member, set apart from ours. */
export function Quote(props: { children: ReactNode }) {
  return (
    <blockquote
      className="ink"
      style={{
        font: `20px/1.5 ${serif}`,
        margin: '0 0 24px',
        padding: '0 0 0 16px',
        borderLeft: '3px solid #c98a2b',
        color: ink,
      }}
    >
      {props.children}
    </blockquote>
  );
}

/** The primary call to action. The linked page acts; the link does not. */
export function Action(props: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '24px 0' }}>
      <a
        className="action"
        href={props.href}
        style={{
          display: 'inline-block',
          font: `600 18px/1.3 ${sans}`,
          padding: '14px 24px',
          borderRadius: '4px',
          background: evergreen,
          color: '#ffffff',
          textDecoration: 'none',
        }}
      >
        {props.children}
      </a>
    </p>
  );
}

export function FinePrint(props: { children: ReactNode }) {
  return (
    <p className="soft" style={{ font: `16px/1.6 ${sans}`, margin: '0 0 16px', color: '#6b5d4d' }}>
      {props.children}
    </p>
  );
}

/** An inline link. The linked page acts; the link does not. */
export function Link(props: { href: string; children: ReactNode }) {
  return (
    <a href={props.href} style={{ color: evergreen }}>
      {props.children}
    </a>
  );
}
