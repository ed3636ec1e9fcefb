import type { LinkAct } from '@karov/domain';
import { Suspense } from 'react';
import { useText } from '../../core/text.js';
import { FactList } from '../../design/card/card.js';
import { FoldedSection } from '../../design/section/folded-section.js';
import { Spinner } from '../../design/spinner/spinner.js';
import type { Fact } from './event-facts.js';
import { FetchedWork } from './fetched-work.js';
import type { WorkInHandProps } from './work-in-hand.js';

/** Returns the body of an action; it contains a reason only if one was given. */
export function workBody(
  holdId: number,
  act: LinkAct,
  note: string,
): { hold_id: number; act: LinkAct; note?: string } {
  return { hold_id: holdId, act, ...(note === '' ? {} : { note }) };
}

/**
 * The work that follows a yes, with the facts of the call below it. In an emergency the facts are folded,
 * because only person and place matter.
 */
export function Work({
  about,
  isUrgent,
  ...work
}: WorkInHandProps & { about: readonly Fact[]; isUrgent: boolean }) {
  const t = useText();
  return (
    <>
      <Suspense fallback={<Spinner />}>
        <FetchedWork {...work} />
      </Suspense>
      <FoldedSection title={t('answer.aboutCall')} isOpened={!isUrgent}>
        <FactList facts={about} />
      </FoldedSection>
    </>
  );
}
