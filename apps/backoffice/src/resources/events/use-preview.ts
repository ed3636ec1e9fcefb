import type { EventPreview, EventPreviewMessage } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { useWatch } from 'react-hook-form';
import { useRead } from '../../kit/reads.js';
import { fieldTextsOf } from '../../kit/use-action.js';
import { useDebounced } from '../../shared/use-debounced.js';
import { messagesQuery, previewQuery } from './event-calls.js';
import { type Circle, circleOf, type EventDraft } from './event-draft.js';

/** How far the count for the typed circle has got. */
export interface LivePreview {
  /** in this order: there is no circle yet; counting; counted; refused by the server; the count failed */
  state: 'none' | 'counting' | 'counted' | 'refused' | 'failed';
  /** while counting, the figures of the previous circle */
  preview: EventPreview | undefined;
  refusal: string | undefined;
  retry: () => void;
}

/** Returns the form's circle, and whether it has settled: no calls are made while somebody is typing. */
function useTypedCircle(maxRadiusKm: number): { circle: Circle | null; isResting: boolean } {
  const [address, radius, type_of_help_required] = useWatch<
    EventDraft,
    ['address', 'radius', 'type_of_help_required']
  >({
    name: ['address', 'radius', 'type_of_help_required'],
  });
  const circle = circleOf({ address, radius, type_of_help_required }, maxRadiusKm);
  const typed = JSON.stringify(circle);
  return { circle, isResting: useDebounced(typed, LIMITS.searchDebounceMs) === typed };
}

/** Counts the people in the form's circle once typing pauses (rules 46, 173). */
export function useLivePreview(maxRadiusKm: number): LivePreview {
  const { circle, isResting } = useTypedCircle(maxRadiusKm);
  const counted = useRead({
    ...previewQuery(circle),
    enabled: circle !== null && isResting,
    keepsLast: true,
  });
  const [refusal] = Object.values(fieldTextsOf(counted.error));
  const state = () => {
    if (circle === null) return 'none';
    if (counted.isError) return refusal === undefined ? 'failed' : 'refused';
    return counted.isSuccess && !counted.isPlaceholderData ? 'counted' : 'counting';
  };
  return {
    state: state(),
    preview: circle === null ? undefined : counted.data,
    refusal,
    retry: () => void counted.refetch(),
  };
}

/**
 * The messages that people in the form's circle would get, those to volunteers only if they are called at
 * once. While they are reloaded, the previous ones are shown.
 */
export function usePreviewMessages(maxRadiusKm: number): readonly EventPreviewMessage[] {
  const { circle, isResting } = useTypedCircle(maxRadiusKm);
  const [event_list_id, is_auto_assign, is_exercise] = useWatch<
    EventDraft,
    ['event_list_id', 'is_auto_assign', 'is_exercise']
  >({
    name: ['event_list_id', 'is_auto_assign', 'is_exercise'],
  });
  const { data = [] } = useRead({
    ...messagesQuery(circle, Number(event_list_id), is_exercise),
    enabled: circle !== null && event_list_id !== '' && isResting,
    keepsLast: true,
  });
  return circle === null ? [] : data.filter(({ to }) => to === 'help_seekers' || !is_auto_assign);
}
