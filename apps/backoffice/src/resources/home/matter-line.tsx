import type { WaitingMatter, WaitingMatterKind } from '@karov/api-client';
import type { Tone } from '@karov/design';
import { PROVIDERS } from '@karov/domain';
import { Button, Stack, Typography } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useAction } from '../../kit/use-action.js';
import { filteredPath } from '../../shared/filtered-path.js';
import { WaitingClock } from '../../shared/needs/need-facts.js';
import { inConsole } from '../../shared/needs/need-path.js';
import { type Translate, useText } from '../../shared/text.js';
import { Phone } from '../../shared/ui/phone.js';
import { TypedText } from '../../shared/ui/typed-text.js';
import { markSeen } from './desk-calls.js';
import { NowLine } from './now-line.js';

const TONES: Readonly<Record<WaitingMatterKind, Tone>> = {
  provider: 'danger',
  answer: 'waiting',
  worry: 'danger',
  left: 'danger',
  message: 'danger',
  vetting: 'waiting',
  contact: 'info',
  chat: 'waiting',
};

function pathOf({ kind, id, thread, application_id: request, event_id: event }: WaitingMatter): string {
  if (thread !== null) return `/messages?thread=${thread}`;
  if (kind === 'left') return inConsole(event, id);
  if (kind === 'answer' && event !== null) return `/events/map/${event}`;
  if (kind === 'worry' || kind === 'answer') return `/requests/${request ?? ''}`;
  if (kind === 'provider') return '/messages-health';
  if (kind === 'message') return filteredPath('/notifications', { status: 'failed' });
  return kind === 'vetting' ? `/volunteers-menu/${id}` : '/contacts';
}

function wordsOf({ kind, title, count }: WaitingMatter, text: Translate): string {
  if (kind === 'provider') return providerWords(title, text);
  if (kind === 'message') return text('now.not_arrived', { count, name: title });
  if (kind === 'left') return text('now.left', { name: title });
  if (kind === 'answer') return text(title === 'late_yes' ? 'now.late_yes' : 'now.words');
  if (kind === 'vetting') return text(title === 'guardian' ? 'now.guardian' : 'now.police');
  return title;
}

/** Returns the name of a failing provider's channel. */
function providerWords(channel: string, text: Translate): string {
  const known = PROVIDERS.find((one) => one === channel);
  return known === undefined ? '' : text(`now.provider.${known}`);
}

/** One waiting entry that is not a need. */
export function MatterLine({ matter, isGone }: { matter: WaitingMatter; isGone: boolean }) {
  const text = useText();
  const words = wordsOf(matter, text);
  return (
    <NowLine
      isGone={isGone}
      kind={{ tone: TONES[matter.kind], label: text(`now.matter.${matter.kind}`) }}
      beside={<WaitingClock since={matter.since} />}
      act={
        isSeenTo(matter) ? (
          <Seen matter={matter} />
        ) : (
          <Open
            matter={matter}
            about={matter.person?.full_name ?? (matter.kind === 'provider' ? words : matter.title)}
          />
        )
      }
    >
      {matter.person && (
        <>
          <strong>{matter.person.full_name}</strong>
          {matter.person.phone !== '' && (
            <>
              {' · '}
              <Phone of={matter.person} />
            </>
          )}
        </>
      )}
      {words !== '' && (
        <Typography
          variant="body2"
          sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
        >
          <TypedText>{words}</TypedText>
        </Typography>
      )}
      {isSeenTo(matter) && <LinksBeside matter={matter} />}
    </NowLine>
  );
}

/** Where a matter that somebody has to look into leads, besides its own act. */
function LinksBeside({ matter }: { matter: WaitingMatter }) {
  const text = useText();
  const name = matter.person?.full_name ?? '';
  if (matter.kind === 'worry')
    return (
      <RouterLink to={pathOf(matter)} aria-label={text('desk.open_request_of', { name })}>
        {text('desk.open_request')}
      </RouterLink>
    );
  return (
    <Stack direction="row" spacing={2}>
      <RouterLink to={pathOf(matter)} aria-label={text('now.open_of', { name })}>
        {text('now.open')}
      </RouterLink>
      {matter.person && (
        <RouterLink
          to={`/create/new/help/request?user_id=${matter.person.id}`}
          aria-label={text('now.left_request_of', { name })}
        >
          {text('now.left_request')}
        </RouterLink>
      )}
    </Stack>
  );
}

/** Whether a matter waits until somebody says that they have looked at it. */
const isSeenTo = ({ kind }: WaitingMatter): boolean => kind === 'worry' || kind === 'left';

function Open({ matter, about }: { matter: WaitingMatter; about: string }) {
  const text = useText();
  return (
    <Button
      size="small"
      variant="outlined"
      component={RouterLink}
      to={pathOf(matter)}
      aria-label={text('now.open_of', { name: about })}
    >
      {text('now.open')}
    </Button>
  );
}

function Seen({ matter }: { matter: WaitingMatter }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const isLeft = matter.kind === 'left';
  const seen = useAction({
    run: () => markSeen(matter),
    onDone: () => {
      notify(text(isLeft ? 'desk.seen_left_done' : 'desk.seen_done'), { type: 'success' });
      refresh();
    },
  });
  const name = matter.person?.full_name ?? '';
  return (
    <Button
      size="small"
      variant="outlined"
      loading={seen.isPending}
      aria-label={text(isLeft ? 'desk.seen_left_of' : 'desk.seen_of', { name })}
      onClick={() => seen.mutate()}
    >
      {text('desk.seen')}
    </Button>
  );
}
