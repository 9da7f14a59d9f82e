import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useMemo, useState, type ReactElement } from 'react';
import { clockLength } from '#recordings/recorder.en.ts';
import type { ShownSegment } from '#vault/use-transcript.ts';
import { CiteFact, type Citing } from './cite-fact.tsx';
import { PlaySpan } from './play-span.tsx';
import { SpanPicker } from './span-picker.tsx';
import { spanOf, spanWords, type MarkedWords, type SpanWord } from './span-words.ts';
import { treeVoicesWords as words } from './tree-voices.en.ts';

interface MarkSpanProps {
  readonly recording: { readonly id: string; readonly url: string; readonly title: string };
  readonly segments: readonly ShownSegment[];
  readonly onCited: () => void;
  readonly onClose: () => void;
}

/** Marks a part of a recording, plays it, and goes on to the fact that it proves. */
export function MarkSpan({ recording, segments, onCited, onClose }: MarkSpanProps): ReactElement {
  const said = useMemo(() => spanWords(segments), [segments]);
  const [marked, setMarked] = useState<MarkedWords | null>(null);
  const [typed, setTyped] = useState({ from: '', to: '' });
  const [citing, setCiting] = useState<Citing | null>(null);
  const span = said.length > 0 ? marked && spanOf(said, marked) : typedSpan(typed);
  return (
    <div className="mt-4 rounded-md border border-rule p-4">
      <h3 className="m-0 mb-2 text-xl">{words.citingTitle}</h3>
      <p className="mt-0 mb-4 max-w-measure text-ink-soft">
        {said.length > 0 ? words.citingText : words.citingSeconds}
      </p>
      {said.length > 0 ? (
        <SpanPicker words={said} marked={marked} onMark={setMarked} />
      ) : (
        <div className="grid max-w-measure grid-cols-2 gap-4">
          <Seconds
            label={words.from}
            value={typed.from}
            onChange={(from) => setTyped({ ...typed, from })}
          />
          <Seconds
            label={words.to}
            value={typed.to}
            onChange={(to) => setTyped({ ...typed, to })}
          />
        </div>
      )}
      <p role="status" className="my-3">
        {span
          ? words.marked(clockLength(span.fromMs), clockLength(span.toMs))
          : words.markedNothing}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {span ? (
          <>
            <PlaySpan
              key={`${span.fromMs} ${span.toMs}`}
              {...{ url: recording.url, title: recording.title }}
              {...{ fromMs: span.fromMs, toMs: span.toMs }}
              label={words.hearMarked}
              stopLabel={words.stop(words.hearMarked)}
            />
            <Button
              variant="primary"
              onClick={() =>
                setCiting({
                  ...{ recordingId: recording.id, fromMs: span.fromMs, toMs: span.toMs },
                  quote: span.text,
                })
              }
            >
              {words.proveMarked}
            </Button>
          </>
        ) : null}
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
      {citing ? (
        <CiteFact citing={citing} onClose={() => setCiting(null)} onCited={onCited} />
      ) : null}
    </div>
  );
}

function Seconds(props: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <Field label={props.label}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      />
    </Field>
  );
}

function typedSpan({ from, to }: { from: string; to: string }): SpanWord | null {
  const [fromMs, toMs] = [from, to].map((text) =>
    Math.round(Number(text.replace(',', '.')) * 1000),
  );
  if (from === '' || to === '' || fromMs === undefined || toMs === undefined) return null;
  return fromMs >= 0 && fromMs < toMs ? { fromMs, toMs, text: '' } : null;
}
