/** Why the last call was refused; announced when it appears. */
export function Problem({ children }: { children: string | null }) {
  return (
    <div role="alert">
      {children ? (
        <p className="m-0 rounded-md border-l-4 border-danger bg-danger-tint px-4 py-3">
          {children}
        </p>
      ) : null}
    </div>
  );
}
