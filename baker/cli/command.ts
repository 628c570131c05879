// What a command is to the program: its words, its options, and what it does. One file a command in commands/.

import type { Command } from 'commander';
import type { BakeError } from '../fault.ts';
import type { Report } from './report.ts';

export interface CommandInput {
  /** Positional arguments as declared; a variadic one is flattened. */
  readonly args: readonly string[];
  /** Options by commander's camel-case names. Each command checks its own with options.ts. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly report: Report;
}

export interface CommandOutcome {
  /** What --json prints. */
  readonly data: object;
  /** Set when the command did its work and the answer is no (verify found a difference): decides the exit code. */
  readonly failure?: BakeError;
}

export interface CommandDefinition {
  /** Name and positional arguments: `inspect <name>`. */
  readonly usage: string;
  readonly summary: string;
  /** Adds the command's own options; --json, --quiet and --verbose are there already. */
  configure(command: Command): void;
  /** Does the work. Imports what is heavy inside, so that no other command pays for it. Throws BakeError when it cannot. */
  run(input: CommandInput): Promise<CommandOutcome>;
}
