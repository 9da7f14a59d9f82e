import { home } from '#(marketing)/content/home.ts';
import { exampleMessage, exampleMoments } from '#(marketing)/content/worked-example.ts';
import { Security } from './security.tsx';

interface Station {
  when: string;
  date: string;
  text: string;
}

const year = (date: string) => Number(date.slice(0, 4));

/** One message on its way, with dates computed by the rules of the real scheduler. */
export function Journey() {
  const { heading, lead, recorded, waits, waiting, steps } = home.protection;
  const moments = exampleMoments();
  const dates = [moments.reminder, moments.second, moments.delivered];
  const years = year(exampleMessage.localDate) - year(exampleMessage.recordedAt);
  return (
    <section className="page-column py-10 sm:py-20">
      <h2 className="m-0 max-w-[18em] text-3xl sm:text-4xl">{heading}</h2>
      <p className="mt-4 mb-0 max-w-measure text-lg text-ink-soft">
        {lead(exampleMessage.name, exampleMessage.place)}
      </p>
      <ol className="m-0 mt-10 list-none p-0 lg:mt-24 lg:grid lg:grid-cols-[1fr_1.25fr_1fr_1fr_1fr]">
        <Stop {...recorded} date={moments.recorded.when} />
        <li className="relative border-l-3 border-dotted border-amber pt-2 pb-8 pl-7 lg:border-t-3 lg:border-l-0 lg:px-6 lg:py-0 lg:text-center">
          <p className="m-0 font-serif text-4xl leading-none text-amber-ink lg:-translate-y-[calc(100%+1rem)]">
            {waits(years)}
          </p>
          <p className="mt-2 mb-0 text-ink-soft lg:mt-[-1rem]">{waiting}</p>
        </li>
        {steps.map((step, index) => (
          <Stop
            key={step.when}
            {...step}
            date={dates[index]?.when ?? ''}
            last={index === steps.length - 1}
          />
        ))}
      </ol>
      <Security />
    </section>
  );
}

function Stop({ when, date, text, last = false }: Station & { last?: boolean }) {
  const line = last ? 'border-transparent' : 'border-accent';
  const dot = last
    ? 'before:size-7 before:-top-0.5 before:-left-[15px] lg:before:-top-[16px] before:bg-accent'
    : 'before:size-4 before:top-1.5 before:-left-[10px] lg:before:-top-[10px] before:bg-paper';
  return (
    <li
      className={`relative border-l-3 pb-6 pl-7 before:absolute before:rounded-full before:border-3 before:border-accent lg:border-t-3 lg:border-l-0 lg:pt-8 lg:pr-6 lg:pb-0 lg:pl-0 lg:before:left-0 ${line} ${dot}`}
    >
      <h3 className="m-0 text-xl">{when}</h3>
      <p className="mt-1 mb-0 text-sm font-semibold text-accent tabular-nums">{date}</p>
      <p className="mt-2 mb-0">{text}</p>
    </li>
  );
}
