interface StopLog {
  info(message: string): void;
  error(facts: object, message: string): void;
}

/** Longer than any request or job should need; then the process leaves with an error. */
const timeoutMs = 25_000;

/**
 * Ends the process by draining: what runs is finished, nothing new is taken. npm passes a Ctrl-C
 * on that the terminal has sent already, so a second signal is no call to hurry.
 */
export function stopOnSignal(stop: () => Promise<void>, log: StopLog): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info(`stopping on ${signal}`);
    setTimeout(() => {
      log.error({ timeoutMs }, 'stopping took too long');
      process.exit(1);
    }, timeoutMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal).on('SIGHUP', onSignal);
}
