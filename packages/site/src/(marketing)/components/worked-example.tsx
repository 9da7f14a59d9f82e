import { Band } from './band.tsx';
import { howItWorks } from '../content/how-it-works.ts';
import { exampleMessage, exampleMoments } from '../content/worked-example.ts';

/** One message from recording to reader, with dates computed by the rules of the real engine. */
export function WorkedExample() {
  const { example } = howItWorks;
  const moments = exampleMoments();
  const rows = [
    { ...moments.recorded, what: example.recorded },
    { ...moments.reminder, what: example.reminder },
    { ...moments.second, what: example.second },
    { ...moments.delivered, what: example.delivered },
  ];
  return (
    <Band heading={example.heading} lead={example.lead(exampleMessage.name, exampleMessage.place)}>
      <ol className="m-0 list-none border-t border-rule p-0">
        {rows.map((row) => (
          <li
            key={row.when}
            className="grid gap-x-8 gap-y-1 border-b border-rule py-4 md:grid-cols-[18rem_1fr_10rem]"
          >
            <p className="m-0 font-semibold">{row.when}</p>
            <p className="m-0">{row.what}</p>
            <p className="m-0 text-sm text-ink-soft md:text-right">
              {example.columns[2]}: {row.sendersClock}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-6 mb-0 max-w-measure text-ink-soft">{example.thirdNote}</p>
    </Band>
  );
}
