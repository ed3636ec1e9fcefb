import { useWatch } from 'react-hook-form';
import { SaveButton as KitSaveButton } from '../../kit/form.js';
import { useText } from '../../shared/text.js';
import { askedAtOnce, type EventDraft } from './event-draft.js';
import { useLivePreview } from './use-preview.js';

/**
 * The save button of a new event: it shows how many people the event asks, and waits for the count (rules 46,
 * 173).
 */
export function SaveButton({ maxRadiusKm, isBlocked }: { maxRadiusKm: number; isBlocked: boolean }) {
  const text = useText();
  const { state, preview } = useLivePreview(maxRadiusKm);
  const [status, is_auto_assign] = useWatch<EventDraft, ['status', 'is_auto_assign']>({
    name: ['status', 'is_auto_assign'],
  });
  const isUncounted = state === 'counting' || state === 'failed';
  const label = () => {
    if (!status) return text('event_form.confirm_inactive');
    if (state !== 'counted' || !preview) return text('event_form.confirm');
    const count = askedAtOnce(preview, { status, is_auto_assign });
    return count === 0 ? text('event_form.confirm_inactive') : text('event_form.confirm_count', { count });
  };
  return <KitSaveButton label={label()} isDisabled={isBlocked || isUncounted} />;
}
