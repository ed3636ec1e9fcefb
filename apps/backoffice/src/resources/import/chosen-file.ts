import { LIMITS } from '@karov/domain';
import type { Translate } from '../../shared/text.js';

const EXTENSION = /\.(xlsx|csv)$/i;
const MEGABYTE = 1024 * 1024;

/** The largest file that is taken, in megabytes. */
export const MOST_MEGABYTES = LIMITS.importMaxFileBytes / MEGABYTE;

/** What can be told of a file before it is sent; null when nothing is wrong with it. */
export function faultOf(file: File, text: Translate): string | null {
  const name = `\u2068${file.name}\u2069`;
  if (!EXTENSION.test(file.name)) return text('import.wrong_type', { name });
  if (file.size === 0) return text('import.empty', { name });
  return file.size > LIMITS.importMaxFileBytes ? text('import.too_big', { name, mb: MOST_MEGABYTES }) : null;
}

/** Whether a file is still the one that was chosen: browsers refuse to read one that was saved again meanwhile. */
export function isUnchanged(file: File): Promise<boolean> {
  return new Promise((tell) => {
    const reader = new FileReader();
    reader.onload = () => tell(true);
    reader.onerror = () => tell(false);
    reader.readAsArrayBuffer(file.slice(0, 1));
  });
}
