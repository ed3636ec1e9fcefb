import type { Flag, ListOption, RegisterDropdowns, UserAgreement } from '@karov/api-client';
import { type FlagGroup, volunteerFlagsOf } from '@karov/domain';
import { useLocale } from '@karov/web';
import Visibility from '@mui/icons-material/Visibility';
import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useAction } from '../../kit/use-action.js';
import { api } from '../../shared/api.js';
import { useIsAdmin } from '../../shared/area.js';
import { fetchFile } from '../../shared/open-file.js';
import { type Translate, useText } from '../../shared/text.js';
import { shownDay } from '../../shared/time.js';
import { Facts } from '../../shared/ui/facts.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { PersonSection } from './person-section.js';

interface Told {
  agreement: UserAgreement;
  options: RegisterDropdowns;
  /** the drawn signature, as an object URL of this tab */
  signature: string | null;
}

async function fetchTold(id: number): Promise<Told> {
  const [agreement, { data: options }] = await Promise.all([
    api.get('/users/{id}/agreement', { params: { path: { id } } }),
    api.send('POST', '/dropdowns/register'),
  ]);
  const signature =
    agreement.signature_file === null ? null : URL.createObjectURL(await fetchFile(agreement.signature_file));
  return { agreement, options, signature };
}

/**
 * A volunteer's statements and signature. Loaded only on demand, because each view is recorded and the person
 * can see the record (rule 67).
 */
export function PersonAgreement({ id, name }: { id: number; name: string }) {
  const text = useText();
  const isAdmin = useIsAdmin();
  const look = useAction({ run: () => fetchTold(id) });
  return (
    <PersonSection title={text('people.panel.agreement')}>
      {!look.data && (
        <>
          <Typography color="text.secondary">
            {text(isAdmin ? 'people.panel.agreement_note' : 'people.panel.agreement_note_manager')}
          </Typography>
          <Button
            variant="outlined"
            startIcon={<Visibility aria-hidden />}
            loading={look.isPending}
            onClick={() => look.mutate()}
          >
            {text('people.panel.show')}
          </Button>
        </>
      )}
      <div aria-live="polite">{look.data && <ToldView {...look.data} name={name} />}</div>
    </PersonSection>
  );
}

function labelsOf(keys: readonly string[], options: readonly ListOption[]): string {
  return keys.map((key) => options.find((option) => option.key === key)?.label ?? key).join(', ');
}

function flagWord(flag: Flag | null, text: Translate): string {
  return flag === null ? '' : text(flag === 1 ? 'common.words.yes' : 'common.words.no');
}

function ToldView({ agreement: told, options, signature, name }: Told & { name: string }) {
  const text = useText();
  const locale = useLocale();
  const day = (value: string | null): string => (value === null ? '' : shownDay(value, locale));
  const flagsOf = (group: FlagGroup): [string, string][] =>
    volunteerFlagsOf(group).map((name) => [text(`people.panel.${name}`), flagWord(told[name], text)]);
  return (
    <Facts
      facts={[
        [text('people.panel.id_number'), told.id_number && <bdi dir="ltr">{told.id_number}</bdi>],
        [
          text('people.panel.signature'),
          <Signature key="signature" address={signature} typed={told.signature_text} name={name} />,
        ],
        [text('people.panel.signed_at'), told.signed_at && <RelativeTime at={told.signed_at} />],
        [text('people.panel.renew_until'), day(told.renew_until)],
        [text('people.panel.dob'), day(told.dob)],
        [text('people.panel.place'), told.place],
        [text('people.panel.date'), day(told.date)],
        ...flagsOf('identity'),
        [text('people.panel.languages'), labelsOf(told.languages, options.volunteer_languages)],
        [text('people.panel.gender'), told.gender && labelsOf([told.gender], options.volunteer_gender)],
        [text('people.panel.interests'), labelsOf(told.interests, options.volunteer_interests)],
        ...flagsOf('practice'),
        [text('people.panel.way'), text(`people.panel.ways.${told.way_to_provide_help}`)],
        [text('people.panel.contact'), text(`common.channel.${told.contact_method}`)],
        [text('people.panel.ip'), told.ip_address && <bdi dir="ltr">{told.ip_address}</bdi>],
      ]}
    />
  );
}

/** The drawn signature, kept in the tab while it is shown; otherwise the typed one. */
function Signature({ address, typed, name }: { address: string | null; typed: string | null; name: string }) {
  const text = useText();
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  if (address === null) return typed;
  return (
    <Box
      component="img"
      src={address}
      alt={text('people.panel.signature_alt', { name })}
      sx={{
        maxInlineSize: '100%',
        maxBlockSize: 120,
        bgcolor: 'common.white',
        border: '1px solid',
        borderColor: 'divider',
      }}
    />
  );
}
