import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown, markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import type { MarkdownAct } from './markdown-acts.ts';
import { shortcuts } from './toolbar-acts.ts';

export interface CodeEditorProps {
  value: string;
  onChange: (value: string) => void;
  label: string;
  /** Hint and error, read after the label. */
  description: string;
  invalid: boolean;
  /** Given once: acts on what is chosen, then takes the focus. */
  onReady: (act: (act: MarkdownAct) => void) => void;
  /** Shortcuts that need more than the text. */
  onImage: () => void;
  /** Pictures that were pasted or dropped into the text. */
  onFiles: (files: readonly File[]) => void;
}

/**
 * CodeMirror in a shadow root: there it adopts its style sheets, which the Content-Security-Policy
 * allows, and writes no style element, which it would not. Colours come through as variables.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { value, description, invalid } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const named = useRef(new Compartment());
  const sent = useRef<string[]>([]);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const editor = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          history(),
          Prec.high(keymap.of(shortcutKeys(latest))),
          keymap.of([...markdownKeymap, ...historyKeymap, ...defaultKeymap]),
          markdown({ base: markdownLanguage, addKeymap: false }),
          syntaxHighlighting(colours),
          EditorView.lineWrapping,
          EditorView.domEventHandlers({
            paste: (event) => takePictures(event, event.clipboardData, latest),
            drop: (event, editor) => {
              const at = editor.posAtCoords({ x: event.clientX, y: event.clientY });
              if (!takePictures(event, event.dataTransfer, latest)) return false;
              if (at !== null) editor.dispatch({ selection: { anchor: at } });
              return true;
            },
          }),
          sheet,
          named.current.of(attributesOf(latest.current)),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged) return;
            const typed = update.state.doc.toString();
            sent.current.push(typed);
            latest.current.onChange(typed);
          }),
        ],
      }),
    });
    view.current = editor;
    latest.current.onReady((act) => perform(editor, act));
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, []);
  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    // The typed value comes back a moment later, after further typing: ignore it.
    const echo = sent.current.indexOf(value);
    sent.current.splice(0, echo + 1);
    if (echo >= 0 || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);
  useEffect(() => {
    const attributes = attributesOf({ ...latest.current, description, invalid });
    view.current?.dispatch({ effects: named.current.reconfigure(attributes) });
  }, [description, invalid]);
  return <div ref={host} />;
}

/** Text that a program puts beside a picture, such as a table, stays text. */
function takePictures(
  event: Event,
  data: DataTransfer | null,
  latest: { current: CodeEditorProps },
): boolean {
  const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (pictures.length === 0 || (data?.getData('text/plain') ?? '') !== '') return false;
  event.preventDefault();
  latest.current.onFiles(pictures);
  return true;
}

function perform(editor: EditorView, act: MarkdownAct): void {
  const { from, to } = editor.state.selection.main;
  const { select, ...changes } = act({ text: editor.state.doc.toString(), from, to });
  editor.dispatch({
    changes,
    selection: { anchor: select.from, head: select.to },
    scrollIntoView: true,
    userEvent: 'input',
  });
  editor.focus();
}

function shortcutKeys(latest: { current: CodeEditorProps }) {
  return shortcuts.map(({ key, act }) => ({
    key,
    run: (editor: EditorView) => {
      if (act) perform(editor, act);
      else latest.current.onImage();
      return true;
    },
  }));
}

function attributesOf({ label, description, invalid }: CodeEditorProps) {
  return EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-description': description,
    'aria-invalid': String(invalid),
    spellcheck: 'true',
    autocapitalize: 'sentences',
  });
}

const colours = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: 'var(--color-accent)' },
  { tag: [tags.processingInstruction, tags.quote], color: 'var(--color-ink-soft)' },
  { tag: [tags.monospace, tags.labelName], color: 'var(--color-amber-ink)' },
]);

/** As tall as the window allows, with the head of the page above it. */
const tall = 'max(18rem, calc(100dvh - 21rem))';

const sheet = EditorView.theme({
  '&': {
    color: 'var(--color-ink)',
    backgroundColor: 'var(--color-raised)',
    border: '1px solid var(--color-edge)',
    borderRadius: '0 0 6px 6px',
    fontSize: '0.95rem',
  },
  '&.cm-focused': { outline: '2px solid var(--color-accent)' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.6', overflow: 'auto', height: tall },
  '.cm-content': { padding: '12px', caretColor: 'var(--color-ink)' },
});
