import type { Tone } from '@karov/design';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useText, type AppKey } from '../../shared/text.js';
import { StatusChip } from '../../shared/ui/status-chip.js';

type Line = readonly [tone: Tone, word: AppKey, meaning: AppKey];

const LINES: Readonly<Record<'users' | 'volunteers', readonly Line[]>> = {
  users: [
    ['done', 'common.needResponse.needsHelp', 'legend.users_needs_help'],
    ['waiting', 'common.needResponse.unanswered', 'legend.users_unanswered'],
    ['neutral', 'common.needResponse.noHelp', 'legend.users_no_help'],
    ['waiting', 'user_status.waiting', 'legend.users_waiting'],
    ['brand', 'user_status.assigned', 'legend.users_assigned'],
    ['danger', 'user_status.coordinator', 'legend.users_coordinator'],
    ['done', 'user_status.completed', 'legend.users_completed'],
  ],
  volunteers: [
    ['waiting', 'volunteer_status.pending', 'legend.volunteers_pending'],
    ['done', 'volunteer_status.accept', 'legend.volunteers_accept'],
    ['waiting', 'volunteer_status.waiting', 'legend.volunteers_waiting'],
    ['brand', 'volunteer_status.assigned', 'legend.volunteers_assigned'],
    ['neutral', 'volunteer_status.reject', 'legend.volunteers_reject'],
    ['done', 'volunteer_status.completed', 'legend.volunteers_completed'],
  ],
};

/** What the states and the markers of a list mean. */
export function LegendDialog({ kind, onClose }: { kind: 'users' | 'volunteers'; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog open onClose={onClose} aria-labelledby="legend-title">
      <DialogTitle id="legend-title" component="h2">
        {text(kind === 'users' ? 'map.legend_users' : 'map.legend_volunteers')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{text(kind === 'users' ? 'map.legend_user_marker' : 'map.legend_volunteer_marker')}</Typography>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
          {LINES[kind].map(([tone, word, meaning]) => (
            <li key={word}>
              <StatusChip tone={tone} label={text(word)} /> <Typography component="span">{text(meaning)}</Typography>
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
