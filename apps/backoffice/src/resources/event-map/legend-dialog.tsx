import { CALL_LOOKS, NEED_LOOKS, type Tone } from '@karov/design';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type AppKey, useText } from '../../shared/text.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { MarkPicture } from './mark-picture.js';

type Line = readonly [tone: Tone, word: AppKey, meaning: AppKey];

const LINES: Readonly<Record<'users' | 'volunteers', readonly Line[]>> = {
  users: [
    ['danger', 'console.emergency', 'legend.users_emergency'],
    [NEED_LOOKS.needsHelp, 'common.needResponse.needsHelp', 'legend.users_needs_help'],
    [NEED_LOOKS.unanswered, 'common.needResponse.unanswered', 'legend.users_unanswered'],
    [NEED_LOOKS.noHelp, 'common.needResponse.noHelp', 'legend.users_no_help'],
    [NEED_LOOKS.waitingForApproval, 'common.approval.waiting', 'legend.users_waiting'],
    [NEED_LOOKS.assigned, 'common.eventUserStatus.assigned', 'legend.users_assigned'],
    [NEED_LOOKS.notSetOut, 'states.attention.notSetOut', 'legend.users_not_set_out'],
    [NEED_LOOKS.assigned, 'common.progress.on_way', 'legend.users_on_way'],
    [NEED_LOOKS.assigned, 'common.progress.arrived', 'legend.users_arrived'],
    [NEED_LOOKS.silent, 'states.attention.silent', 'legend.users_silent'],
    [NEED_LOOKS.overdue, 'states.attention.overdue', 'legend.users_overdue'],
    [NEED_LOOKS.coordinator, 'states.attention.coordinator', 'legend.users_coordinator'],
    [NEED_LOOKS.takenOver, 'legend.taken_over', 'legend.users_taken_over'],
    [NEED_LOOKS.completed, 'common.eventUserStatus.completed', 'legend.users_completed'],
    [NEED_LOOKS.closed, 'common.eventUserStatus.closed', 'legend.users_closed'],
  ],
  volunteers: [
    [CALL_LOOKS.pending, 'common.eventVolunteerStatus.pending', 'legend.volunteers_pending'],
    [CALL_LOOKS.accept, 'common.eventVolunteerStatus.accept', 'legend.volunteers_accept'],
    [CALL_LOOKS.waitingForApproval, 'common.approval.waiting', 'legend.volunteers_waiting'],
    [CALL_LOOKS.assigned, 'common.eventVolunteerStatus.assigned', 'legend.volunteers_assigned'],
    [CALL_LOOKS.reject, 'common.eventVolunteerStatus.reject', 'legend.volunteers_reject'],
    [CALL_LOOKS.completed, 'common.eventVolunteerStatus.completed', 'legend.volunteers_completed'],
    [CALL_LOOKS.closed, 'common.eventVolunteerStatus.closed', 'legend.volunteers_closed'],
  ],
};

/** Explains the states and markers in a list. */
export function LegendDialog({ kind, onClose }: { kind: 'users' | 'volunteers'; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog open onClose={onClose} aria-labelledby="legend-title">
      <DialogTitle id="legend-title" component="h2">
        {text(kind === 'users' ? 'map.legend_users' : 'map.legend_volunteers')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>
          {text(kind === 'users' ? 'map.legend_user_marker' : 'map.legend_volunteer_marker')}
        </Typography>
        <Typography>{text('map.legend_cluster')}</Typography>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
          {LINES[kind].map(([tone, word, meaning]) => (
            <li key={word}>
              <MarkPicture kind={kind === 'users' ? 'user' : 'volunteer'} tone={tone} />{' '}
              <StatusChip tone={tone} label={text(word)} />{' '}
              <Typography component="span">{text(meaning)}</Typography>
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {text('common.words.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
