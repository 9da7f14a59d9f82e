import clsx from 'clsx';

interface PointsProps {
  items: readonly { title: string; text: string }[];
  columns?: 2 | 3;
}

/** Things to know, side by side where there is room. */
export function Points({ items, columns = 3 }: PointsProps) {
  return (
    <dl className={clsx('m-0 grid gap-8', columns === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2')}>
      {items.map((item) => (
        <div key={item.title} className="border-t-2 border-amber pt-4">
          <dt className="font-serif text-xl">{item.title}</dt>
          <dd className="mt-2 ml-0 max-w-measure">{item.text}</dd>
        </div>
      ))}
    </dl>
  );
}
