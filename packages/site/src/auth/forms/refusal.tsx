/** Why a form was refused. It stays after the toast is gone, for slow readers. */
export function Refusal({ children }: { children: string | null }) {
  return (
    <div aria-live="polite">
      {children ? (
        <p className="m-0 rounded-md border-l-4 border-danger bg-danger-tint px-4 py-3">
          {children}
        </p>
      ) : null}
    </div>
  );
}
