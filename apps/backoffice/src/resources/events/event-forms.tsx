import type { EventPreview, EventRow } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { type ReactNode, useState } from 'react';
import { RecordContextProvider, useRecordContext } from 'react-admin';
import { Create } from '../../kit/create.js';
import { Edit } from '../../kit/edit.js';
import { SimpleForm } from '../../kit/form.js';
import { useReads } from '../../kit/reads.js';
import { useIsAdmin } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
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

const FRAME = {
  resource: 'events',
  back: { to: '/events', label: 'event_form.back' },
  hasOwnFocus: true,
  isWide: true,
} as const;

/**
 * Adds an event. The key is created once for each opened form, so that a second click saves nothing twice.
 */
export function EventCreate() {
  const isAdmin = useIsAdmin();
  const [idempotency_key] = useState(() => crypto.randomUUID());
  return (
    <Create
      {...FRAME}
      title="event_form.add_title"
      saved="event_form.added"
      to={({ id }) => `/events/map/${id}`}
      transform={(draft: EventDraft) => ({ ...formFrom(draft, isAdmin), idempotency_key })}
    >
      <NewEventForm />
    </Create>
  );
}

/** Changes an event. */
export function EventEdit() {
  const isAdmin = useIsAdmin();
  return (
    <Edit
      {...FRAME}
      title="event_form.edit_title"
      missing="map.not_found"
      saved="event_form.updated"
      to="/events"
      transform={(draft: EventDraft) => formFrom(draft, isAdmin)}
    >
      <AsDraft>
        <KnownEventForm />
      </AsDraft>
    </Edit>
  );
}

/** Gives the form the event as it is filled in: numbers as texts. */
function AsDraft({ children }: { children: ReactNode }) {
  const event = useRecordContext<EventRow>();
  if (!event) return null;
  return (
    <RecordContextProvider value={{ id: event.id, ...draftOf(event) }}>{children}</RecordContextProvider>
  );
}

/** The radius of an existing event may exceed the present limit. */
function KnownEventForm() {
  const validate = useValidation(LIMITS.eventRadiusMaxKm);
  const limits = useEventLimits();
  return (
    <>
      {limits && <EventReachNote limits={limits} />}
      <SimpleForm<EventDraft>
        validate={validate}
        beside={<EventBeside maxRadiusKm={LIMITS.eventRadiusMaxKm} isCounted={false} />}
      >
        <EventFields isEdit />
      </SimpleForm>
    </>
  );
}

function NewEventForm() {
  const limits = useEventLimits();
  const maxRadiusKm = limits?.max_radius_km ?? LIMITS.eventRadiusMaxKm;
  const validate = useValidation(maxRadiusKm);
  const { confirm, dialog } = useDoubt(maxRadiusKm);
  return (
    <>
      {limits && <EventReachNote limits={limits} />}
      <SimpleForm<EventDraft>
        defaultValues={EMPTY_DRAFT}
        validate={validate}
        confirm={confirm}
        toolbar={<SaveButton maxRadiusKm={maxRadiusKm} isBlocked={limits?.regions?.length === 0} />}
        beside={<EventBeside maxRadiusKm={maxRadiusKm} isCounted />}
      >
        <EventFields isEdit={false} />
      </SimpleForm>
      {dialog}
    </>
  );
}

function useValidation(maxRadiusKm: number) {
  const text = useText();
  const isAdmin = useIsAdmin();
  return (draft: EventDraft) => faultsOf(draft, { isAdmin, maxRadiusKm }, text);
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
