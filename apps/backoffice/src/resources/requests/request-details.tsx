import type { AdminApplication } from '@karov/api-client';
import { PRIORITIES } from '@karov/domain';
import { useLocale } from '@karov/web';
import { Box, Link, Stack, Typography } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import { useAction } from '../../kit/use-action.js';
import { VolunteerAnswers } from '../../shared/answers/volunteer-answers.js';
import { EngineLine, Matters } from '../../shared/needs/need-facts.js';
import { Notes } from '../../shared/notes/notes.js';
import { urgency } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { Facts } from '../../shared/ui/facts.js';
import { Phone, type Reachable } from '../../shared/ui/phone.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { RequestActions } from './request-actions.js';
import { type RequestAct, setPriority } from './request-acts.js';
import { RequestFlags } from './request-flags.js';
import { placeFacts, validityOf } from './request-words.js';

interface RequestDetailsProps {
  request: AdminApplication;
  onAct: (act: RequestAct) => void;
}

/** The container whose width decides whether the coordinators' notes are next to the facts. */
export const REQUEST_FRAME = 'request';
const BESIDE = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@container ${REQUEST_FRAME} (min-width: 56rem)`]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 4,
  },
};

/** A complete request: what was requested, by whom, who helps, and all its actions. */
export function RequestDetails({ request, onAct }: RequestDetailsProps) {
  const text = useText();
  const locale = useLocale();
  const place = { about: 'applications', id: request.id } as const;
  return (
    <Stack spacing={2}>
      <RequestFlags request={request} />
      <RequestActions request={request} onAct={onAct} />
      <Box sx={BESIDE}>
        <Facts
          facts={[
            [
              text('requests.user'),
              <PersonLink key="user" kind="seeker" person={request.user} request={request} onAct={onAct} />,
            ],
            [text('matter.label'), hasMatters(request) && <Matters key="matters" {...request} />],
            [text('requests.disability'), request.user.disabilities.join(', ')],
            [
              text('requests.volunteer'),
              request.volunteer && (
                <PersonLink
                  key="volunteer"
                  kind="volunteer"
                  person={request.volunteer}
                  request={request}
                  onAct={onAct}
                />
              ),
            ],
            [
              text('requests.progress'),
              request.volunteer?.progress && text(`common.progress.${request.volunteer.progress}`),
            ],
            [
              text('requests.search_state'),
              request.status === 'open' && !request.volunteer && (
                <EngineLine key="search" dispatch={request.dispatch} />
              ),
            ],
            [text('requests.category'), request.category.name],
            [
              text('requests.description'),
              <span key="description" dir="auto">
                {request.description}
              </span>,
            ],
            ...placeFacts(request, text),
            [text('requests.validity'), validityOf(request, locale) || text('requests.no_end')],
            [text('requests.urgency'), <Urgency key="urgency" request={request} />],
            [text('requests.notes'), request.system_notes],
            [text('requests.made_by'), request.created_by],
            [text('requests.created'), <RelativeTime key="created" at={request.created_at} />],
            [text('details.updated'), <RelativeTime key="updated" at={request.updated_at} />],
          ]}
        />
        <Stack spacing={2} sx={{ minInlineSize: 0 }}>
          <VolunteerAnswers place={place} />
          <Notes place={place} />
        </Stack>
      </Box>
    </Stack>
  );
}

const hasMatters = ({ matters, floor }: Pick<AdminApplication, 'matters' | 'floor'>): boolean =>
  matters.length > 0 || floor !== null;

interface PersonLinkProps extends RequestDetailsProps {
  kind: 'seeker' | 'volunteer';
  person: Reachable & { full_name: string };
}

/** A name that opens the details of the person, with their number next to it. */
function PersonLink({ kind, person, request, onAct }: PersonLinkProps) {
  const text = useText();
  return (
    <>
      <Link
        component="button"
        type="button"
        aria-label={text(`requests.${kind}_of`, { name: person.full_name })}
        onClick={() => onAct({ kind, request })}
        sx={{ verticalAlign: 'baseline' }}
      >
        {person.full_name}
      </Link>
      {' · '}
      <Phone of={person} />
    </>
  );
}

/** The priority; staff who may set it can choose another. */
function Urgency({ request }: { request: AdminApplication }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = useAction({
    run: (priority: (typeof PRIORITIES)[number]) => setPriority(request.id, priority),
    onDone: () => {
      notify(text('request_act.priority_set'), { type: 'success' });
      refresh();
    },
  });
  if (!request.abilities.includes('priority'))
    return <StatusChip isShort {...urgency(request.label_priority, text)} />;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <StatusChip isShort {...urgency(request.label_priority, text)} />
      <SelectField
        label={text('requests.urgency')}
        fullLabel={text('request_act.priority_of', { name: request.user.full_name })}
        value={request.label_priority}
        disabled={save.isPending}
        choices={PRIORITIES.map((priority) => ({ id: priority, label: urgency(priority, text).label }))}
        onChange={({ target }) => {
          const chosen = PRIORITIES.find((priority) => String(priority) === target.value);
          if (chosen !== undefined) save.mutate(chosen);
        }}
      />
      {save.isPending && <Typography role="status">{text('common.words.loading')}</Typography>}
    </Stack>
  );
}
