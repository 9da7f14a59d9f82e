/** What happens before a delivery, as stations on a line. */
export function ProtectionLine({ steps }: { steps: readonly { when: string; text: string }[] }) {
  return (
    <ol className="m-0 list-none border-l-2 border-accent p-0 md:flex md:border-t-2 md:border-l-0">
      {steps.map((step) => (
        <li
          key={step.when}
          className="relative pb-8 pl-7 last:pb-0 before:absolute before:top-1.5 before:-left-[9px] before:size-4 before:rounded-full before:border-2 before:border-accent before:bg-paper md:flex-1 md:pt-7 md:pr-8 md:pb-0 md:pl-0 md:before:-top-[9px] md:before:left-0"
        >
          <h3 className="m-0 text-lg">{step.when}</h3>
          <p className="mt-1 mb-0">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
