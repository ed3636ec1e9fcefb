import { type ImportErrorAnswer, type ImportRowError, ValidationError } from '@karov/api-client';
import { useState } from 'react';
import { useRead } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { api } from '../../shared/api.js';

const POLL_MS = 500;

/** The values that the file's columns may have (POST /dropdowns/import/volunteers). */
export type AllowedValues = Record<
  'interests' | 'languages' | 'gender',
  { id: string | number; label: string }[]
>;

/** Returns the allowed values; they are fetched when the table is opened. */
export function useAllowedValues(isWanted: boolean): AllowedValues | undefined {
  const { data } = useRead({
    key: ['dropdown', 'import'],
    enabled: isWanted,
    staleTime: Infinity,
    read: async () => (await api.send('POST', '/dropdowns/import/volunteers')).data,
  });
  return data;
}

/** The rows that the server refused. */
export interface RefusedRows {
  rows: ImportRowError[];
  total: number;
}

function isImportError(body: unknown): body is ImportErrorAnswer & { rows: ImportRowError[] } {
  return typeof body === 'object' && body !== null && 'rows' in body && Array.isArray(body.rows);
}

/** Returns the rows of a refused import, or null when the import failed for another reason. */
export function refusedRows(error: unknown): RefusedRows | null {
  if (!(error instanceof ValidationError) || !isImportError(error.body)) return null;
  return { rows: error.body.rows, total: error.body.total_errors ?? error.body.rows.length };
}

/** Uploads a file. The id that is created here gives access to the progress while the file is uploaded. */
export function useImport(onDone: () => void) {
  const [importId, setImportId] = useState<string | null>(null);
  const upload = useAction({
    run: (file: File) => {
      const id = crypto.randomUUID();
      setImportId(id);
      return api.send('POST', '/admin/volunteer/import', { body: { file, import_id: id }, multipart: true });
    },
    shows: ['file'],
    onDone,
  });
  const progress = useRead({
    key: ['import-progress', importId],
    enabled: upload.isPending && importId !== null,
    refetchInterval: POLL_MS,
    retry: true,
    read: (signal) =>
      api.get('/admin/volunteer/import/{importId}/progress', {
        params: { path: { importId: importId ?? '' } },
        signal,
      }),
  });
  return { upload, progress: upload.isPending ? (progress.data ?? null) : null };
}
