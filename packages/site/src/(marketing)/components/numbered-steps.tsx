/** Steps in their order, side by side where there is room. */
export function NumberedSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="m-0 grid list-none gap-8 p-0 md:grid-cols-3">
      {steps.map((step, index) => (
        <li key={step.title} className="border-t-2 border-accent pt-4">
          <span className="font-serif text-2xl text-accent" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="mt-1 mb-0 text-xl">{step.title}</h3>
          <p className="mt-2 mb-0">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
