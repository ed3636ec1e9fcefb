import type { EventForm as EventFormData, EventPreview, EventRow } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Button, Link, Paper, Stack, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useDataProvider, useGetOne, useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { useIsAdmin } from '../../shared/area.js';
import { useText } from '../../shared/text.js';
import { ErrorSummary } from '../../shared/ui/error-summary.js';
import { Loading } from '../../shared/ui/loading.js';
import { Page } from '../../shared/ui/page.js';
import { fieldErrorsOf, useAction } from '../../shared/use-action.js';
import { useEventLimits, usePreview } from './event-calls.js';
import { draftOf, EMPTY_DRAFT, faultsOf, formFrom, type DraftFaults, type EventDraft } from './event-draft.js';
import { EventFields } from './event-fields.js';
import { EventReachNote } from './event-reach-note.js';
import { PreviewDialog } from './preview-dialog.js';

/** The form at /events/add and /events/edit/:id. */
export function EventForm() {
  const text = useText();
  const { id } = useParams();
  const { data, isPending, error } = useGetOne<EventRow>('events', { id: Number(id) }, { enabled: id !== undefined });
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

/** Saves; the key is made once for each opened form, so a second click saves nothing twice. */
function useSave(event: EventRow | undefined) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const dataProvider = useDataProvider();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useAction({
    run: async (form: EventFormData) =>
      event
        ? dataProvider.update<EventRow>('events', { id: event.id, data: form, previousData: event })
        : dataProvider.create<EventRow>('events', { data: { ...form, idempotency_key: idempotencyKey } }),
    onDone: ({ data }) => {
      notify(text(event ? 'event_form.updated' : 'event_form.added'), { type: 'success' });
      refresh();
      void navigate(event ? '/events' : `/events/map/${data.id}`);
    },
  });
}

/** The first text of each field of the server's answer. */
function serverFaults(error: unknown): DraftFaults {
  return Object.fromEntries(Object.entries(fieldErrorsOf(error)).map(([field, texts]) => [field, texts[0]]));
}

function EventScreen({ start, event }: { start: EventDraft; event?: EventRow }) {
  const text = useText();
  const isAdmin = useIsAdmin();
  const isEdit = event !== undefined;
  const [draft, setDraft] = useState(start);
  const [faults, setFaults] = useState<DraftFaults>({});
  const [attempt, setAttempt] = useState(0);
  const [preview, setPreview] = useState<EventPreview | null>(null);
  const counting = usePreview(setPreview);
  const save = useSave(event);
  const limits = useEventLimits();
  const maxRadiusKm = limits?.max_radius_km ?? LIMITS.eventRadiusMaxKm;
  const mayNot = !isEdit && limits?.regions?.length === 0;

  const refuse = (found: DraftFaults) => {
    setFaults(found);
    setAttempt((count) => count + 1);
    setPreview(null);
  };
  const change = (part: Partial<EventDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setFaults((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) }));
  };
  const store = () => {
    save.mutate(formFrom(draft, isAdmin), { onError: (error) => refuse(serverFaults(error)) });
  };
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    const found = faultsOf(draft, { isAdmin, maxRadiusKm: isEdit ? LIMITS.eventRadiusMaxKm : maxRadiusKm }, text);
    if (Object.keys(found).length > 0) return refuse(found);
    if (isEdit) return store();
    counting.mutate(formFrom(draft, isAdmin), { onError: (error) => refuse(serverFaults(error)) });
  };
  const listed = Object.entries(faults).flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []));

  return (
    <Page
      title={text(isEdit ? 'event_form.edit_title' : 'event_form.add_title')}
      actions={
        <Link component={RouterLink} to="/events">
          {text('event_form.back')}
        </Link>
      }
    >
      <Paper component="form" noValidate variant="outlined" onSubmit={submit} sx={{ p: { xs: 2, sm: 3 }, maxInlineSize: '44rem' }}>
        <Stack spacing={2.5}>
          <ErrorSummary faults={listed} attempt={attempt} />
          {limits && <EventReachNote limits={limits} />}
          <EventFields draft={draft} faults={faults} isEdit={isEdit} onChange={change} />
          <div>
            <Button type="submit" variant="contained" size="large" disabled={mayNot} loading={counting.isPending || (isEdit && save.isPending)}>
              {text(isEdit ? 'common.words.save' : 'event_form.preview')}
            </Button>
          </div>
        </Stack>
      </Paper>
      {preview && <PreviewDialog preview={preview} draft={draft} isBusy={save.isPending} onConfirm={store} onClose={() => setPreview(null)} />}
    </Page>
  );
}
