import type { AuthRecord } from '@karov/api-client';
import { landingPath, PAGES } from '@karov/domain';
import { askedPath } from '../core/asked-path.js';
import { forcedPath } from '../core/failures.js';
import { notice, showToast } from '../core/notices.js';
import { session } from '../core/session.js';

/**
 * Comes in as somebody, where they wanted to or at home; whoever is asked something first, a question (rule
 * 237) or who they are (rule 238), comes there after it.
 */
export function enterAs(record: AuthRecord, told: string, isShared = false): void {
  const first = record.is_limited ? PAGES.OwnerQuestion : isShared ? PAGES.WhoAreYou : null;
  notice.set(null);
  forcedPath.set(first?.path ?? landingPath(askedPath.take(), record));
  session.set(record);
  if (!first) showToast('done', told);
}
