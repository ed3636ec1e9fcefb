import type { AdminApplication } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import type { ReactElement } from 'react';
import { Col } from '../../kit/col.js';
import { WaitingClock } from '../../shared/needs/need-facts.js';
import { PersonToHelp } from '../../shared/needs/person-to-help.js';
import type { Translate } from '../../shared/text.js';
import { NotSet } from '../../shared/ui/not-set.js';
import { TwoLines } from '../../shared/ui/two-lines.js';
import { When } from '../../shared/ui/when.js';
import { RequestActions } from './request-actions.js';
import type { RequestAct } from './request-acts.js';
import { RequestFlags } from './request-flags.js';
import { validityOf } from './request-words.js';
import { UrgencyChip } from './urgency-chip.js';

/** What the columns and their actions need in order to be rendered. */
export interface RequestColumnsContext {
  text: Translate;
  locale: Locale;
  onAct: (act: RequestAct) => void;
  /** disabilities are loaded only if they are shown, because each view is recorded (rule 67) */
  hasDisability: boolean;
  /** true in a list of what waits, which is sorted by the waiting time (rule 77) */
  isWaiting: boolean;
}

/** The columns of single help requests (rule 137). */
export function requestColumns({
  text,
  locale,
  onAct,
  hasDisability,
  isWaiting,
}: RequestColumnsContext): ReactElement[] {
  const disability = (
    <Col<AdminApplication>
      key="disability"
      source="disability"
      label="requests.disability"
      disableSort
      render={({ user }) => <TwoLines>{user.disabilities.join(', ')}</TwoLines>}
    />
  );
  return [
    <Col<AdminApplication>
      key="full_name"
      source="full_name"
      label="requests.full_name"
      render={({ user, matters, floor }) => (
        <PersonToHelp person={user} matters={matters} floor={floor}>
          {user.full_name}
        </PersonToHelp>
      )}
    />,
    <Col<AdminApplication> key="town" source="town" label="requests.town" disableSort />,
    <Col<AdminApplication>
      key="waiting"
      source="waiting"
      label="requests.waiting"
      disableSort={!isWaiting}
      render={({ waiting_since: since }) => since && <WaitingClock since={since} />}
    />,
    <Col<AdminApplication>
      key="category"
      source="category"
      label="requests.category"
      render={({ category }) => category.name}
    />,
    <Col<AdminApplication>
      key="status"
      source="status"
      label="words.status"
      render={(request) => <RequestFlags isRow request={request} />}
    />,
    <Col<AdminApplication>
      key="priority"
      source="label_priority"
      label="requests.urgency"
      render={({ label_priority }) => <UrgencyChip priority={label_priority} />}
    />,
    <Col<AdminApplication>
      key="volunteer"
      source="volunteer"
      label="requests.in_care"
      disableSort
      render={({ volunteer }) => volunteer?.full_name ?? <NotSet label={text('requests.no_volunteer')} />}
    />,
    <Col<AdminApplication>
      key="validity"
      source="validity"
      label="requests.validity"
      render={(request) => validityOf(request, locale) || text('requests.no_end')}
    />,
    <Col<AdminApplication>
      key="created_at"
      source="created_at"
      label="requests.created"
      render={({ created_at }) => <When at={created_at} />}
    />,
    ...(hasDisability ? [disability] : []),
    <Col<AdminApplication>
      key="actions"
      source="actions"
      label="common.words.actions"
      disableSort
      render={(request) => <RequestActions isRow request={request} onAct={onAct} />}
    />,
  ];
}
