import type { OpenVolunteer } from '@karov/api-client';
import type { Tone } from '@karov/design';
import type { CandidateAnswer } from '@karov/domain';
import { Box, Typography } from '@mui/material';
import { type Translate, useText } from '../text.js';
import { Phone, PhoneText } from '../ui/phone.js';
import { StatusChip } from '../ui/status-chip.js';
import { TypedText } from '../ui/typed-text.js';
import { callRecordWords } from './call-record.js';

function factsOf({ distance_km, has_vehicle }: OpenVolunteer, text: Translate): string {
  const distance =
    distance_km === null
      ? text('assign.no_distance')
      : text('assign.distance', { value: distance_km.toFixed(1) });
  return [distance, has_vehicle && text('assign.vehicle')].filter(Boolean).join(' · ');
}

const ANSWER_TONES = {
  yes: 'done',
  asked: 'waiting',
  not_asked: 'neutral',
  no: 'danger',
} as const satisfies Record<CandidateAnswer, Tone>;

interface CandidateLabelProps {
  volunteer: OpenVolunteer;
  /** true to make the number a link, where a press on it chooses nothing */
  isCallable?: boolean;
}

/** Somebody who could come: what they said, how far they are, how they answer calls, and what speaks against them. */
export function CandidateLabel({ volunteer, isCallable = false }: CandidateLabelProps) {
  const text = useText();
  const { full_name, reason, is_fitting, answered, said } = volunteer;
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
      <span>
        <strong>{full_name}</strong>{' '}
        <StatusChip tone={ANSWER_TONES[answered]} label={text(`assign.said.${answered}`)} isSmall /> ·{' '}
        {isCallable ? <Phone of={volunteer} /> : <PhoneText of={volunteer} />}
      </span>
      <span>{factsOf(volunteer, text)}</span>
      {said !== null && <TypedText>{said}</TypedText>}
      <Typography component="span" variant="body2" color="text.secondary">
        {callRecordWords(volunteer, text).join(' · ')}
      </Typography>
      {!is_fitting && <StatusChip tone="waiting" label={reason} isSmall />}
    </Box>
  );
}
