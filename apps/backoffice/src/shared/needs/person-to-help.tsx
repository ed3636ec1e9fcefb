import type { EventUserRequest } from '@karov/api-client';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../text.js';
import { Phone, type Reachable } from '../ui/phone.js';
import { StatusChip } from '../ui/status-chip.js';
import { Matters } from './need-facts.js';

interface PersonToHelpProps extends Pick<EventUserRequest, 'matters' | 'floor'> {
  person: Reachable;
  isEmergency?: boolean;
  /** the person's name, or a button that has it */
  children: ReactNode;
}

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

/** The person of a row: who it is, how to reach them, and what a helper must know (rule 155). */
export function PersonToHelp({ person, matters, floor, isEmergency = false, children }: PersonToHelpProps) {
  const text = useText();
  return (
    <div data-name="helped">
      <Box sx={LINE}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {children}
        </Box>
        {isEmergency && <StatusChip tone="danger" label={text('console.emergency')} isShort isSmall />}
        <span>
          <Phone of={person} />
        </span>
      </Box>
      <Matters matters={matters} floor={floor} />
    </div>
  );
}
