import { colors } from '@karov/design';
import { formatPhone, type SpokenTo, type WrittenWay, writingLink } from '@karov/domain';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import SpeakerNotes from '@mui/icons-material/SpeakerNotesOutlined';
import { Box, Link, useTheme } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useText } from '../text.js';
import { TypedText } from './typed-text.js';

/**
 * A person who can be called, as in every answer of the server: the number always comes with the manner of
 * contact.
 */
export interface Reachable {
  phone: string;
  contact_note: string;
  spoken_to: SpokenTo;
}

/** Keeps a number on one line: split at its hyphen it would be hard to read. */
const ONE_LINE = { whiteSpace: 'nowrap' };

/** A number as plain text, in its own direction. */
export function PhoneNumber({ number }: { number: string }) {
  return (
    <Box component="bdi" dir="ltr" sx={ONE_LINE}>
      {formatPhone(number)}
    </Box>
  );
}

/** A callable number without an account, such as a relative's, in its own direction. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <Link href={`tel:${number}`} dir="ltr" sx={ONE_LINE}>
      {formatPhone(number)}
    </Link>
  );
}

/**
 * A person's number as a call link, if they have one (rule 239), with their contact note next to it. For
 * people who write and do not take calls, writing comes first (rule 215).
 */
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

/** Starts a message to them in the reader's own program. */
function WriteLink({ way, phone }: { way: WrittenWay; phone: string }) {
  const text = useText();
  return (
    <Link href={writingLink(way, phone)} sx={{ ...ONE_LINE, fontWeight: 700, marginInlineEnd: 1 }}>
      {text(`common.writing.${way}`)}
    </Link>
  );
}

/** A call to a person who takes no calls: smaller, and last. */
function LastResort({ number }: { number: string }) {
  return (
    <Box component="span" sx={{ fontSize: '0.8125rem' }}>
      <PhoneLink number={number} />
    </Box>
  );
}

/** The same as plain text, for places where links do not fit: among choices, and on the map. */
export function PhoneText({ of: person }: { of: Reachable }) {
  return (
    <>
      <PhoneNumber number={person.phone} />
      <Manner of={person} />
    </>
  );
}

/** Whether a person writes instead of calling, and their contact note. */
export function Manner({
  of: { contact_note: note, spoken_to: spokenTo },
}: {
  of: Pick<Reachable, 'contact_note' | 'spoken_to'>;
}) {
  return (
    <>
      {spokenTo.writes && <Writes />}
      <ContactNote note={note} />
    </>
  );
}

/** Marks that a person writes instead of calling, after the preceding text. */
function Writes() {
  const text = useText();
  return <Mark icon={<ChatOutlined aria-hidden sx={MARK_ICON} />}>{text('common.writing.does')}</Mark>;
}

const MARK_ICON = { fontSize: '1rem', flexShrink: 0 };

/** An eye-catching remark about reaching a person. */
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

/**
 * A person's contact note, after the preceding text, everywhere that staff could call or write; empty if
 * there is none.
 */
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
