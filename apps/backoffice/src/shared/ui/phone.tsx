import { colors } from '@karov/design';
import { formatPhone, type SpokenTo, type WrittenWay, writingLink } from '@karov/domain';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import SpeakerNotes from '@mui/icons-material/SpeakerNotesOutlined';
import { Box, Link, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../text.js';
import { HiddenText } from './hidden-text.js';
import { TypedText } from './typed-text.js';

/**
 * A person who can be called, as in every answer of the server: the number always comes with how the person
 * wants to be contacted.
 */
export interface Reachable {
  phone: string;
  contact_note: string;
  spoken_to: SpokenTo;
}

/** Keeps a number on one line, because it would be hard to read if split at its hyphen. */
const ONE_LINE = { whiteSpace: 'nowrap' };

/** A number as plain text, in its own direction. */
export function PhoneNumber({ number }: { number: string }) {
  return (
    <Box component="bdi" dir="ltr" sx={ONE_LINE}>
      {formatPhone(number)}
    </Box>
  );
}

/**
 * A link that calls a number which belongs to no account, such as a relative's; the number keeps its own
 * direction.
 */
export function PhoneLink({ number }: { number: string }) {
  return (
    <Link href={`tel:${number}`} dir="ltr" sx={ONE_LINE}>
      {formatPhone(number)}
    </Link>
  );
}

/**
 * A person's number as a link that calls them, if they have one (rule 239), with their contact note next to
 * it. For people who write and do not take calls, writing comes first (rule 215).
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

/** A link that starts a message to the person in the reader's own app. */
function WriteLink({ way, phone }: { way: WrittenWay; phone: string }) {
  const text = useText();
  return (
    <Link href={writingLink(way, phone)} sx={{ ...ONE_LINE, fontWeight: 700, marginInlineEnd: 1 }}>
      {text(`common.writing.${way}`)}
    </Link>
  );
}

/** A link that calls a person who does not take calls: smaller, and last. */
function LastResort({ number }: { number: string }) {
  return (
    <Box component="span" sx={{ fontSize: '0.8125rem' }}>
      <PhoneLink number={number} />
    </Box>
  );
}

/**
 * A person's number and contact note as plain text, for places where links do not fit: among choices, and on
 * the map.
 */
export function PhoneText({ of: person }: { of: Reachable }) {
  return (
    <>
      <PhoneNumber number={person.phone} />
      <Manner of={person} />
    </>
  );
}

/** Says whether a person writes instead of calling, and shows their contact note. */
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

/** Says that a person writes instead of calling; placed after other text. */
function Writes() {
  const text = useText();
  return <Mark icon={<ChatOutlined aria-hidden sx={MARK_ICON} />}>{text('common.writing.does')}</Mark>;
}

const MARK_ICON = { fontSize: '1rem', flexShrink: 0 };

/** A prominent remark about how to reach a person. */
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
 * A person's contact note, placed after other text wherever staff could call or write; renders nothing if
 * there is none.
 */
export function ContactNote({ note }: { note: string }) {
  const text = useText();
  if (note === '') return null;
  return (
    <Mark icon={<SpeakerNotes aria-hidden sx={MARK_ICON} />}>
      <HiddenText>{text('common.words.contactNote')}: </HiddenText>
      <TypedText>{note}</TypedText>
    </Mark>
  );
}
