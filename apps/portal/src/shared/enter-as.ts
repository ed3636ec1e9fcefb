import type { AuthRecord } from '@karov/api-client';
import { landingPath, PAGES } from '@karov/domain';
import { session } from '@karov/web';
import { askedPath } from '../core/asked-path.js';
import { forcedPath } from '../core/failures.js';
import { notice, showToast } from '../core/notices.js';

/**
 * Signs a person in and opens the page that they wanted, or their main page. If a question comes first (rule
 * 237, or the choice of a person, rule 238), the page opens after the question.
 */
export function enterAs(record: AuthRecord, told: string, isShared = false): void {
  const first = record.is_limited ? PAGES.OwnerQuestion : isShared ? PAGES.WhoAreYou : null;
  notice.set(null);
  forcedPath.set(first?.path ?? landingPath(askedPath.take(), record));
  session.set(record);
  if (!first) showToast('done', told);
}
