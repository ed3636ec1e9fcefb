import { colors } from '@karov/design';
import { formatPhone, writingLink, type SpokenTo, type WrittenWay } from '@karov/domain';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import SpeakerNotes from '@mui/icons-material/SpeakerNotesOutlined';
import { Box, Link, useTheme } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useText } from '../text.js';
import { TypedText } from './typed-text.js';

/** Somebody who can be called, as every answer of the server has them: the number never comes without how they are reached. */
export interface Reachable {
  phone: string;
  contact_note: string;
  spoken_to: SpokenTo;
}

/** A number that ends a line at its hyphen is not read as one. */
const ONE_LINE = { whiteSpace: 'nowrap' };

/** A number that is only read, in its own direction. */
export function PhoneNumber({ number }: { number: string }) {
  return (
    <Box component="bdi" dir="ltr" sx={ONE_LINE}>
      {formatPhone(number)}
    </Box>
  );
}

/** A number of no account, such as a relative's, that can be called, in its own direction. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <Link href={`tel:${number}`} dir="ltr" sx={ONE_LINE}>
      {formatPhone(number)}
    </Link>
  );
}

/** Somebody's number, where they have one (rule 239), to be called, with how they want to be reached beside it; who writes and does not call is written to first (rule 215). */
export function Phone({ of: person }: { of: Reachable }) {
  const { phone, spoken_to: spokenTo } = person;
  if (phone === '') return <Manner of={person} />;
  return (
    <>
      {spokenTo.writes && spokenTo.by.map((way) => <WriteLink key={way} way={way} phone={phone} />)}
      {spokenTo.writes ? <LastResort number={phone} /> : <PhoneLink number={phone} />}
      <Manner of={person} />
    </>
  );
}

/** Begins a message to them in the program of whoever works here. */
function WriteLink({ way, phone }: { way: WrittenWay; phone: string }) {
  const text = useText();
  return (
    <Link href={writingLink(way, phone)} sx={{ ...ONE_LINE, fontWeight: 700, marginInlineEnd: 1 }}>
      {text(`common.writing.${way}`)}
    </Link>
  );
}

/** Calling whoever does not call: smaller, after all else. */
function LastResort({ number }: { number: string }) {
  return (
    <Box component="span" sx={{ fontSize: '0.8125rem' }}>
      <PhoneLink number={number} />
    </Box>
  );
}

/** The same where a link would be in the way: among choices, and on the map. */
export function PhoneText({ of: person }: { of: Reachable }) {
  return (
    <>
      <PhoneNumber number={person.phone} />
      <Manner of={person} />
    </>
  );
}

/** Whether somebody writes and does not call, and how they want to be reached. */
export function Manner({ of: { contact_note: note, spoken_to: spokenTo } }: { of: Pick<Reachable, 'contact_note' | 'spoken_to'> }) {
  return (
    <>
      {spokenTo.writes && <Writes />}
      <ContactNote note={note} />
    </>
  );
}

/** That somebody writes and does not call, after what stands there. */
function Writes() {
  const text = useText();
  return <Mark icon={<ChatOutlined aria-hidden sx={MARK_ICON} />}>{text('common.writing.does')}</Mark>;
}

const MARK_ICON = { fontSize: '1rem', flexShrink: 0 };

/** A word about reaching somebody that is not to be overlooked. */
function Mark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  const ink = colors[useTheme().palette.mode];
  return (
    <>
      {' '}
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          paddingInline: 0.75,
          borderRadius: 1,
          fontSize: '0.875rem',
          overflowWrap: 'anywhere',
          whiteSpace: 'normal',
          bgcolor: ink.waitingSoft,
          color: ink.onWaitingSoft,
        }}
      >
        {icon}
        <span>{children}</span>
      </Box>
    </>
  );
}

/** How somebody wants to be reached, after what stands there, wherever staff could call or write; nothing without one. */
export function ContactNote({ note }: { note: string }) {
  const text = useText();
  if (note === '') return null;
  return (
    <Mark icon={<SpeakerNotes aria-hidden sx={MARK_ICON} />}>
      <Box component="span" sx={visuallyHidden}>
        {text('common.words.contactNote')}:{' '}
      </Box>
      <TypedText>{note}</TypedText>
    </Mark>
  );
}
