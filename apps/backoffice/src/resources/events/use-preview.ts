import type { EventPreview, EventPreviewMessage } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { fieldTextsOf } from '../../shared/use-action.js';
import { useDebounced } from '../../shared/use-debounced.js';
import { messagesQuery, previewQuery } from './event-calls.js';
import { circleOf, type Circle, type EventDraft } from './event-draft.js';

/** What is known of who is in the circle that is typed. */
export interface LivePreview {
  /** no circle stands yet; it is being counted; it is counted; the server refuses it; it could not be counted */
  state: 'none' | 'counting' | 'counted' | 'refused' | 'failed';
  /** while it is being counted, the figures of the circle before */
  preview: EventPreview | undefined;
  refusal: string | undefined;
  retry: () => void;
}

/** The circle of the form around it, and whether it has rested: nothing is asked while somebody types. */
function useTypedCircle(maxRadiusKm: number): { circle: Circle | null; isResting: boolean } {
  const [address, radius, type_of_help_required] = useWatch<EventDraft, ['address', 'radius', 'type_of_help_required']>({
    name: ['address', 'radius', 'type_of_help_required'],
  });
  const circle = circleOf({ address, radius, type_of_help_required }, maxRadiusKm);
  const typed = JSON.stringify(circle);
  return { circle, isResting: useDebounced(typed, LIMITS.searchDebounceMs) === typed };
}

/** Counts who is in the circle of the form around it, once what is typed has rested (rules 46, 173). */
export function useLivePreview(maxRadiusKm: number): LivePreview {
  const { circle, isResting } = useTypedCircle(maxRadiusKm);
  const counted = useQuery({ ...previewQuery(circle), enabled: circle !== null && isResting, placeholderData: keepPreviousData });
  const [refusal] = Object.values(fieldTextsOf(counted.error));
  const state = () => {
    if (circle === null) return 'none';
    if (counted.isError) return refusal === undefined ? 'failed' : 'refused';
    return counted.isSuccess && !counted.isPlaceholderData ? 'counted' : 'counting';
  };
  return { state: state(), preview: circle === null ? undefined : counted.data, refusal, retry: () => void counted.refetch() };
}

/** What those in the circle of the form would read, of volunteers only where they are called at once; while it is asked anew, what was read before. */
export function usePreviewMessages(maxRadiusKm: number): readonly EventPreviewMessage[] {
  const { circle, isResting } = useTypedCircle(maxRadiusKm);
  const [event_list_id, is_auto_assign, is_exercise] = useWatch<EventDraft, ['event_list_id', 'is_auto_assign', 'is_exercise']>({
    name: ['event_list_id', 'is_auto_assign', 'is_exercise'],
  });
  const { data = [] } = useQuery({
    ...messagesQuery(circle, Number(event_list_id), is_exercise),
    enabled: circle !== null && event_list_id !== '' && isResting,
    placeholderData: keepPreviousData,
  });
  return circle === null ? [] : data.filter(({ to }) => to === 'help_seekers' || !is_auto_assign);
}
