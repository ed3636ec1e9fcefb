import { colors } from '@karov/design';
import { formatPhone } from '@karov/domain';
import SpeakerNotes from '@mui/icons-material/SpeakerNotesOutlined';
import { Box, Link, useTheme } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useText } from '../text.js';
import { TypedText } from './typed-text.js';

/** Somebody who can be called, as every answer of the server has them: the number never comes without the note. */
export interface Reachable {
  phone: string;
  contact_note: string;
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

/** Somebody's number, to be called, with how they want to be reached beside it. */
export function Phone({ of: { phone, contact_note: note } }: { of: Reachable }) {
  return (
    <>
      <PhoneLink number={phone} />
      <ContactNote note={note} />
    </>
  );
}

/** The same where a link would be in the way: among choices, and on the map. */
export function PhoneText({ of: { phone, contact_note: note } }: { of: Reachable }) {
  return (
    <>
      <PhoneNumber number={phone} />
      <ContactNote note={note} />
    </>
  );
}

/** How somebody wants to be reached, after what stands there, wherever staff could call or write; nothing without one. */
export function ContactNote({ note }: { note: string }) {
  const text = useText();
  const ink = colors[useTheme().palette.mode];
  if (note === '') return null;
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
        <SpeakerNotes aria-hidden sx={{ fontSize: '1rem', flexShrink: 0 }} />
        <span>
          <Box component="span" sx={visuallyHidden}>
            {text('common.words.contactNote')}:{' '}
          </Box>
          <TypedText>{note}</TypedText>
        </span>
      </Box>
    </>
  );
}
