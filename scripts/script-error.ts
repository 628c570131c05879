// What a script does when it cannot go on: one sentence and an exit code, and a stack trace only when it is asked for.

/** A script cannot do its work. The message says what happened, to what, and what to do; it is printed as it is. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs a script's body; an error ends it with exit code 1.
 *
 * Anything but a ScriptError is a fault of the script itself and shows its stack, as TALLOW_VERBOSE=1 does for every error.
 */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const showStack = !(error instanceof ScriptError) || process.env.TALLOW_VERBOSE === '1';
    const text = showStack && error instanceof Error ? (error.stack ?? error.message) : messageOf(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
