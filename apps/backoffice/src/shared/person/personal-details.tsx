import type { HelpProfileDropdowns, SeekerDetails } from '@karov/api-client';
import { profileLabel, profileSection } from '@karov/i18n/help-profile';
import { useLocale } from '@karov/web';
import Visibility from '@mui/icons-material/Visibility';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useAction } from '../../kit/use-action.js';
import { api } from '../api.js';
import { useText } from '../text.js';
import { Facts } from '../ui/facts.js';
import { PhoneLink } from '../ui/phone.js';
import { type ProfilePart, profileParts } from './profile-facts.js';

interface Told {
  person: SeekerDetails;
  options: HelpProfileDropdowns;
}

async function fetchTold(readPerson: () => Promise<SeekerDetails>): Promise<Told> {
  const [person, { data: options }] = await Promise.all([
    readPerson(),
    api.send('POST', '/dropdowns/other/user/registration/options'),
  ]);
  return { person, options };
}

/**
 * The disability and health details of a help seeker. They are loaded only on demand, because each view is
 * recorded and the person can see the record (rule 67). So nothing here is cached or reloaded automatically.
 */
export function PersonalDetails({ read }: { read: () => Promise<SeekerDetails> }) {
  const text = useText();
  const look = useAction({ run: () => fetchTold(read) });
  return (
    <Stack component="section" spacing={1} sx={{ mt: 3, alignItems: 'flex-start' }}>
      <Typography variant="h3">{text('details.personal')}</Typography>
      {!look.data && (
        <>
          <Typography color="text.secondary">{text('details.personal_note')}</Typography>
          <Button
            variant="outlined"
            startIcon={<Visibility aria-hidden />}
            loading={look.isPending}
            onClick={() => look.mutate()}
          >
            {text('details.personal_show')}
          </Button>
        </>
      )}
      <div aria-live="polite">{look.data && <ToldView {...look.data} />}</div>
    </Stack>
  );
}

function ToldView({ person, options }: Told) {
  const text = useText();
  const { disabilities, other_disability: other, help_profile: answers } = person;
  const parts = answers
    ? profileParts(withoutDisabilities(answers), { options, word: (key) => text(`common.${key}`) })
    : [];
  if (disabilities.length === 0 && !other && parts.length === 0)
    return <Alert severity="info">{text('details.personal_none')}</Alert>;
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          [text('details.disabilities'), disabilities.join(', ')],
          [text('details.other_disability'), other],
        ]}
      />
      {parts.map((part, index) => (
        <Part key={`${part.key}-${index}`} part={part} />
      ))}
    </Stack>
  );
}

/** Removes the disabilities, because the server lists them itself, including those no longer offered. */
function withoutDisabilities(
  answers: NonNullable<SeekerDetails['help_profile']>,
): NonNullable<SeekerDetails['help_profile']> {
  return { ...answers, disability_id: undefined, other_disability: undefined };
}

function Part({ part }: { part: ProfilePart }) {
  const locale = useLocale();
  return (
    <div>
      <Typography variant="h4" sx={{ fontSize: '1rem', fontWeight: 700, mb: 0.5 }}>
        {part.isGroup ? profileLabel(locale, part.key) : profileSection(locale, part.key).title}
      </Typography>
      <Facts
        facts={part.facts.map(({ path, value, isPhone }) => [
          profileLabel(locale, path),
          isPhone ? <PhoneLink number={value} /> : value,
        ])}
      />
    </div>
  );
}
