import type { AuthRecord } from '@karov/api-client';
import { landingPath, PAGES } from '@karov/domain';
import { askedPath } from '../../core/asked-path.js';
import { forcedPath } from '../../core/failures.js';
import { notice, showToast } from '../../core/notices.js';
import { session } from '../../core/session.js';

/** Comes in as somebody, where they wanted to or at home; whoever is asked a question first (rule 237) comes there after it. */
export function enterAs(record: AuthRecord, told: string): void {
  notice.set(null);
  forcedPath.set(record.is_limited ? PAGES.OwnerQuestion.path : landingPath(askedPath.take(), record));
  session.set(record);
  if (!record.is_limited) showToast('done', told);
}
