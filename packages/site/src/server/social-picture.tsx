import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { HousePicture } from '#(marketing)/pictures/house-picture.tsx';

/** What social networks ask for (Open Graph): 1.91 to 1, in pixels. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** The tokens of the light theme: a picture has no reader's setting to follow. */
const colours = {
  paper: '#fbf7f0',
  raised: '#fffdf9',
  'amber-tint': '#f9e8cb',
  ink: '#2a211b',
  'ink-soft': '#52473e',
  accent: '#1f4d3d',
} as const;

/** Past it a title is cut; the longest of ours has 90 signs. */
const longestTitle = 160;

/** Draws a page's title as the picture that is shown where somebody shares it. @returns PNG */
export async function socialPicture(title: string): Promise<Buffer> {
  const text = title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title;
  const svg = await satori(sheet(text), { ...socialPictureSize, fonts: await fonts() });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer();
}

function sheet(title: string) {
  return (
    <div
      style={{
        display: 'flex',
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        padding: '64px 72px',
        alignItems: 'center',
        backgroundColor: colours.paper,
        borderBottom: `16px solid ${colours.accent}`,
        color: colours.ink,
        fontFamily: 'Newsreader',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 660,
          height: '100%',
        }}
      >
        <div style={{ fontSize: 34, color: colours.accent }}>{siteShellWords.name}</div>
        <div style={{ fontSize: title.length > 70 ? 58 : 72, lineHeight: 1.12, fontWeight: 600 }}>
          {title}
        </div>
        <div style={{ fontSize: 28, color: colours['ink-soft'] }}>{siteShellWords.tagline}</div>
      </div>
      <img alt="" src={house()} width={380} height={285} style={{ marginLeft: 16 }} />
    </div>
  );
}

/** The illustration with its tokens as plain colors: outside a page there is no style sheet. */
function house(): string {
  const drawn = renderToStaticMarkup(<HousePicture />)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll('currentColor', colours.ink)
    .replaceAll(/class="fill-([a-z-]+)"/g, (_, token: keyof typeof colours) => {
      return `fill="${colours[token]}"`;
    });
  return `data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}`;
}

type Fonts = Parameters<typeof satori>[1]['fonts'];
let loaded: Promise<Fonts> | undefined;

/** Static cuts of the site's serif: satori reads neither woff2 nor variable fonts. */
function fonts(): Promise<Fonts> {
  return (loaded ??= Promise.all(
    ([400, 600] as const).map(async (weight) => {
      const file = `@fontsource/newsreader/files/newsreader-latin-${weight}-normal.woff`;
      const data = await readFile(fileURLToPath(import.meta.resolve(file)));
      return { name: 'Newsreader', data, weight, style: 'normal' as const };
    }),
  ));
}
