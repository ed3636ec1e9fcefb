import type { EventPreview, EventRow } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useGetOne, useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { useReads } from '../../kit/reads.js';
import { useIsAdmin } from '../../shared/area.js';
import { EntryForm } from '../../shared/form/entry-form.js';
import { useText } from '../../shared/text.js';
import { Loading } from '../../shared/ui/loading.js';
import { Page } from '../../shared/ui/page.js';
import { EventBeside } from './event-beside.js';
import { previewQuery, useEventLimits } from './event-calls.js';
import {
  circleOf,
  draftOf,
  EMPTY_DRAFT,
  type EventDraft,
  faultsOf,
  formFrom,
  isUnusual,
} from './event-draft.js';
import { EventFields } from './event-fields.js';
import { EventReachNote } from './event-reach-note.js';
import { PreviewDialog } from './preview-dialog.js';
import { SaveButton } from './save-button.js';

/** The form at /events/add and /events/edit/:id. */
export function EventForm() {
  const text = useText();
  const { id } = useParams();
  const { data, isPending, error } = useGetOne<EventRow>(
    'events',
    { id: Number(id) },
    { enabled: id !== undefined },
  );
  if (id === undefined) return <EventScreen key="add" start={EMPTY_DRAFT} />;
  if (error)
    return (
      <Page title={text('event_form.edit_title')}>
        <Typography>{text('map.not_found')}</Typography>
      </Page>
    );
  if (isPending || !data) return <Loading />;
  return <EventScreen key={id} start={draftOf(data)} event={data} />;
}

/**
 * Saves the event. The key is created once for each opened form, so that a second click saves nothing twice.
 */
function useSave(event: EventRow | undefined) {
  const dataProvider = useDataProvider();
  const isAdmin = useIsAdmin();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return (draft: EventDraft) => {
    const form = formFrom(draft, isAdmin);
    return event
      ? dataProvider.update<EventRow>('events', { id: event.id, data: form, previousData: event })
      : dataProvider.create<EventRow>('events', { data: { ...form, idempotency_key: idempotencyKey } });
  };
}

/** An unusual circle, and the callback for the reader's answer. */
interface Doubt {
  preview: EventPreview;
  isActive: boolean;
  answer: (isSure: boolean) => void;
}

/** Asks for confirmation if the circle is unusual (rule 173). The button already shows the counts. */
function useDoubt(maxRadiusKm: number) {
  const queries = useReads();
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const confirm = (draft: EventDraft): Promise<boolean> => {
    const preview = queries.last<EventPreview>(previewQuery(circleOf(draft, maxRadiusKm)).key);
    if (!preview || !isUnusual(preview, draft)) return Promise.resolve(true);
    return new Promise((answer) => setDoubt({ preview, isActive: draft.status, answer }));
  };
  const settle = (isSure: boolean): void => {
    doubt?.answer(isSure);
    setDoubt(null);
  };
  const dialog = doubt && (
    <PreviewDialog
      preview={doubt.preview}
      isActive={doubt.isActive}
      onConfirm={() => settle(true)}
      onClose={() => settle(false)}
    />
  );
  return { confirm, dialog };
}

function EventScreen({ start, event }: { start: EventDraft; event?: EventRow }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const isAdmin = useIsAdmin();
  const isEdit = event !== undefined;
  const limits = useEventLimits();
  // the radius of an existing event may exceed the present limit
  const maxRadiusKm = isEdit ? LIMITS.eventRadiusMaxKm : (limits?.max_radius_km ?? LIMITS.eventRadiusMaxKm);
  const save = useSave(event);
  const { confirm, dialog } = useDoubt(maxRadiusKm);
  const onSaved = async ({ data }: { data: EventRow }) => {
    notify(text(isEdit ? 'event_form.updated' : 'event_form.added'), { type: 'success' });
    refresh();
    await navigate(isEdit ? '/events' : `/events/map/${data.id}`);
  };
  return (
    <Page
      title={text(isEdit ? 'event_form.edit_title' : 'event_form.add_title')}
      hasOwnFocus
      actions={
        <Link component={RouterLink} to="/events">
          {text('event_form.back')}
        </Link>
      }
    >
      {limits && <EventReachNote limits={limits} />}
      <EntryForm
        initial={start}
        check={(draft) => faultsOf(draft, { isAdmin, maxRadiusKm }, text)}
        confirm={isEdit ? undefined : confirm}
        save={save}
        onSaved={onSaved}
        buttons={
          isEdit
            ? undefined
            : () => <SaveButton maxRadiusKm={maxRadiusKm} isBlocked={limits?.regions?.length === 0} />
        }
        beside={<EventBeside maxRadiusKm={maxRadiusKm} isCounted={!isEdit} />}
      >
        <EventFields isEdit={isEdit} />
      </EntryForm>
      {dialog}
    </Page>
  );
}
