import type { PersonPin } from '@karov/api-client';
import { Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Shown } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { Phone } from '../../shared/ui/phone.js';
import { StatusChip } from '../../shared/ui/status-chip.js';

interface PersonCardProps {
  person: PersonPin;
  status: Shown;
  isOutside: boolean;
  notes?: ReactNode;
  actions: ReactNode;
}

/** A person in a side list: name, state, place, phone, and what may be done. */
export function PersonCard({ person, status, isOutside, notes, actions }: PersonCardProps) {
  const text = useText();
  return (
    <Paper variant="outlined" sx={{ p: 1.25 }}>
      <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
        <Typography sx={{ fontWeight: 700 }}>{person.full_name}</Typography>
        <StatusChip {...status} />
        {person.is_concealed ? (
          <Typography variant="body2" color="text.secondary">
            {text('map.concealed')}
          </Typography>
        ) : (
          <Typography variant="body2">
            {[person.street, person.city].filter(Boolean).join(', ')} · <Phone of={person} />
          </Typography>
        )}
        {isOutside && (
          <Typography variant="body2" color="warning">
            {text('map.outside')}
          </Typography>
        )}
        {notes}
        <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {actions}
        </Stack>
      </Stack>
    </Paper>
  );
}
