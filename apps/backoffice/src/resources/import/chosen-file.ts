import { LIMITS, naturally } from '@karov/domain';
import type { Translate } from '../../shared/text.js';

const EXTENSION = /\.(xlsx|csv)$/i;
const MEGABYTE = 1024 * 1024;

/** The largest accepted file, in megabytes. */
export const MOST_MEGABYTES = LIMITS.importMaxFileBytes / MEGABYTE;

/** Returns a fault that is visible before the file is sent; null if there is none. */
export function faultOf(file: File, text: Translate): string | null {
  const name = naturally(file.name);
  if (!EXTENSION.test(file.name)) return text('import.wrong_type', { name });
  if (file.size === 0) return text('import.empty', { name });
  return file.size > LIMITS.importMaxFileBytes ? text('import.too_big', { name, mb: MOST_MEGABYTES }) : null;
}

/** Whether the chosen file is unchanged, because browsers refuse to read a file that was saved again. */
export function isUnchanged(file: File): Promise<boolean> {
  return new Promise((tell) => {
    const reader = new FileReader();
    reader.onload = () => tell(true);
    reader.onerror = () => tell(false);
    reader.readAsArrayBuffer(file.slice(0, 1));
  });
}
