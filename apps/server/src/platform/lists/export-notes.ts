import type { Caller } from '../security/caller.js';

/** Who notes that a list was taken away as a file (rule 68); the audit log does. */
export abstract class ExportNotes {
  abstract noteExport(caller: Caller, look: { list: string; filter: Readonly<Record<string, unknown>> }, personIds: readonly number[]): Promise<void>;
}
