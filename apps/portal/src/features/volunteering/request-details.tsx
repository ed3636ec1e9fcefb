import type { OpenApplication } from '@karov/api-client';
import { useNearDay } from '../../core/near-day.js';
import { useText } from '../../core/text.js';
import { FactList } from '../../design/card/card.js';
import { typedText } from '../../shared/typed-text.js';
import { requestFacts } from './request-facts.js';

interface RequestDetailsProps {
  request: OpenApplication;
  stateName: (key: string) => string;
  /** the card names the person and the address, so it has no headline */
  isPlaceKnown?: boolean;
  note?: string | null;
}

/**
 * The details below a request's headline: the need in the person's own words, and the less important facts.
 */
export function RequestDetails({
  request,
  stateName,
  isPlaceKnown = false,
  note = null,
}: RequestDetailsProps) {
  const t = useText();
  const near = useNearDay();
  return (
    <FactList
      facts={[
        ...requestFacts(t, near, request, { stateName, isPlaceKnown }),
        ...(note ? [{ name: t('volunteering.note'), value: typedText(note) }] : []),
      ]}
    />
  );
}
