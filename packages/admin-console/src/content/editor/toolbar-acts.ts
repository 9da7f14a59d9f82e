import { editorToolbarWords as words } from '#content/content.en.ts';
import {
  Bold,
  Footprints,
  Heading2,
  Image,
  Italic,
  Link,
  List,
  Quote,
  Table,
  type LucideIcon,
} from 'lucide-react';
import { around, eachLine, footnote, link, table, type MarkdownAct } from './markdown-acts.ts';
import { hasCommandKey } from '#platform/apple-keys.ts';

interface ToolbarAct {
  readonly label: string;
  readonly icon: LucideIcon;
  /** As CodeMirror writes it; `Mod` is Command on a Mac and Ctrl elsewhere. */
  readonly key: string;
  /** Null opens the image dialog. */
  readonly act: MarkdownAct | null;
}

/** Every toolbar action with its shortcut. */
export const shortcuts: readonly ToolbarAct[] = [
  { label: words.bold, icon: Bold, key: 'Mod-b', act: around('**') },
  { label: words.italic, icon: Italic, key: 'Mod-i', act: around('*') },
  { label: words.heading, icon: Heading2, key: 'Mod-Alt-2', act: eachLine('## ') },
  { label: words.list, icon: List, key: 'Mod-Alt-l', act: eachLine('- ') },
  { label: words.quote, icon: Quote, key: 'Mod-Alt-q', act: eachLine('> ') },
  { label: words.link, icon: Link, key: 'Mod-k', act: link },
  { label: words.image, icon: Image, key: 'Mod-Alt-i', act: null },
  { label: words.table, icon: Table, key: 'Mod-Alt-t', act: table },
  { label: words.footnote, icon: Footprints, key: 'Mod-Alt-f', act: footnote },
];

export function keysOf(key: string): string {
  const mac = hasCommandKey();
  const named = key
    .replace('Mod', mac ? '⌘' : 'Ctrl')
    .replace('Alt', mac ? '⌥' : 'Alt')
    .replace('Shift', mac ? '⇧' : 'Shift');
  return named
    .split('-')
    .join('+')
    .replace(/\+[a-z]$/, (letter) => letter.toUpperCase());
}
