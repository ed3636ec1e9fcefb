import type { Caller } from '../security/caller.js';

/** The interface through which the audit log records that a list was saved as a file (rule 68). */
export abstract class ExportNotes {
  abstract noteExport(
    caller: Caller,
    look: { list: string; filter: Readonly<Record<string, unknown>> },
    personIds: readonly number[],
  ): Promise<void>;
}
