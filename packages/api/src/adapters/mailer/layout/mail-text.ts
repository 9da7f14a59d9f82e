import { isValidElement, type ReactNode } from 'react';

const blocks = new Set(['p', 'h1', 'h2', 'blockquote', 'li', 'div', 'body', 'html']);

/** The text version of a mail: the parts as paragraphs, with links written out. */
export function mailText(node: ReactNode): string {
  const text = write(node)
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
  return `${text.replaceAll(/\n{3,}/g, '\n\n').trim()}\n`;
}

function write(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return (node as ReactNode[]).map(write).join('');
  if (!isValidElement<MailProps>(node)) return '';
  const { type, props } = node;
  if (typeof type === 'function') return write(callPart(type, props));
  if (type === 'head' || props['aria-hidden']) return '';
  const inside = write(props.children);
  if (type === 'br') return '\n';
  if (type === 'a') return inside === props.href ? inside : `${inside}:\n${props.href}`;
  if (type === 'blockquote') return `\n\n${inside.replaceAll(/^/gm, '> ')}\n\n`;
  if (type === 'li') return `\n- ${inside}`;
  return typeof type === 'string' && blocks.has(type) ? `\n\n${inside}\n\n` : inside;
}

interface MailProps {
  children?: ReactNode;
  href?: string;
  'aria-hidden'?: unknown;
}

/** A part is a plain function of its props; React's type also allows classes, which no mail uses. */
function callPart(part: unknown, props: MailProps): ReactNode {
  return (part as (props: MailProps) => ReactNode)(props);
}
