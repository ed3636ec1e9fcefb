import type { UserRecord } from '@karov/api-client';
import { Alert, Button, Skeleton, Stack } from '@mui/material';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../shared/api.js';
import { useIsAdmin } from '../../shared/area.js';
import { PersonalDetails } from '../../shared/person/personal-details.js';
import { useText } from '../../shared/text.js';
import { BesidePanel } from '../../shared/ui/beside-panel.js';
import { Phone } from '../../shared/ui/phone.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { FileButton } from './file-button.js';
import { actIn, withoutAct } from './people-addresses.js';
import { PersonActivity, WhatWaits } from './person-activity.js';
import { PersonAgreement } from './person-agreement.js';
import { rowOf, usePerson } from './person-calls.js';
import { StateChips, VettingChips } from './person-chips.js';
import { PersonFacts } from './person-facts.js';
import { PersonHolds } from './person-holds.js';
import { PersonReach } from './person-reach.js';
import { PersonSection } from './person-section.js';
import { PersonTrail } from './person-trail.js';
import { hasRole } from './person-words.js';
import type { UserAct } from './user-act.js';
import { UserActions } from './user-actions.js';

interface PersonPanelProps {
  id: number;
  onAct: (act: UserAct) => void;
  onClose: () => void;
}

/** One person next to the list (rule 137), with open matters at the top and all actions. */
export function PersonPanel({ id, onAct, onClose }: PersonPanelProps) {
  const text = useText();
  const { data: person, isError } = usePerson(id);
  const title = person?.full_name ?? text('words.name');
  return (
    <BesidePanel title={title} onClose={onClose}>
      {isError && !person && <Alert severity="info">{text('people.panel.not_found')}</Alert>}
      {!isError && !person && <Skeleton variant="rounded" height={320} />}
      {person && <Card person={person} onAct={onAct} />}
    </BesidePanel>
  );
}

/** Opens the action that the address names, once. */
function useNamedAct(person: UserRecord, onAct: PersonPanelProps['onAct']): void {
  const [params, setParams] = useSearchParams();
  const kind = actIn(params, person.abilities);
  useEffect(() => {
    if (kind === null) return;
    onAct({ kind, user: rowOf(person) });
    setParams(withoutAct, { replace: true });
  }, [kind, person, onAct, setParams]);
}

/**
 * Says that somebody signed in with this number without proving that it is theirs (rule 237): since when, and
 * how to admit them.
 */
function Unproven({ person, onAct }: { person: UserRecord } & Pick<PersonPanelProps, 'onAct'>) {
  const text = useText();
  if (person.owner_question_since === null) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {text('people.panel.unproven', { name: person.full_name })}{' '}
      <RelativeTime at={person.owner_question_since} />
      {person.abilities.includes('vouch') && (
        <Button
          variant="outlined"
          size="small"
          sx={{ display: 'block', mt: 1 }}
          onClick={() => onAct({ kind: 'vouch', user: rowOf(person) })}
        >
          {text('users.acts.vouch')}
        </Button>
      )}
    </Alert>
  );
}

function Card({ person, onAct }: { person: UserRecord } & Pick<PersonPanelProps, 'onAct'>) {
  const text = useText();
  const isForAdmin = useIsAdmin();
  useNamedAct(person, onAct);
  const { volunteer_information: vetting } = person;
  return (
    <>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <StateChips user={person} />
        <Phone of={person} />
      </Stack>
      <Unproven person={person} onAct={onAct} />
      <PersonHolds person={person} />
      <WhatWaits person={person} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <UserActions user={rowOf(person)} onAct={onAct} />
      </Stack>
      <PersonFacts person={person} />
      {vetting && (
        <PersonSection title={text('people.panel.vetting')}>
          <VettingChips vetting={vetting} />
          {[vetting.police_file, vetting.guardian_file].map(
            (file) => file !== null && <FileButton key={file} file={file} name={person.full_name} />,
          )}
        </PersonSection>
      )}
      <PersonReach id={person.id} />
      <PersonActivity person={person} />
      {vetting && <PersonAgreement id={person.id} name={person.full_name} />}
      {hasRole(person.roles, 'user') && (
        <PersonalDetails
          read={() => api.get('/users/{id}/personal', { params: { path: { id: person.id } } })}
        />
      )}
      {isForAdmin && <PersonTrail id={person.id} />}
    </>
  );
}
