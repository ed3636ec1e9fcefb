import type { AdminApplication } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { urgency } from '../../shared/status.js';
import type { Column } from '../../shared/table/column.js';
import type { Translate } from '../../shared/text.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { TwoLines } from '../../shared/ui/two-lines.js';
import { When } from '../../shared/ui/when.js';
import { RequestActions } from './request-actions.js';
import type { RequestAct } from './request-acts.js';
import { RequestFlags } from './request-flags.js';
import { validityOf } from './request-words.js';

/** What the columns and their actions need in order to be rendered. */
export interface RequestColumnsContext {
  text: Translate;
  locale: Locale;
  onAct: (act: RequestAct) => void;
  /** disabilities are loaded only if they are shown, because each view is recorded (rule 67) */
  hasDisability: boolean;
}

/** The columns of single help requests (rule 137). */
export function requestColumns({
  text,
  locale,
  onAct,
  hasDisability,
}: RequestColumnsContext): Column<AdminApplication>[] {
  const disability: Column<AdminApplication> = {
    key: 'disability',
    label: text('requests.disability'),
    render: ({ user }) => <TwoLines>{user.disabilities.join(', ')}</TwoLines>,
  };
  return [
    {
      key: 'full_name',
      label: text('requests.full_name'),
      sortField: 'full_name',
      render: ({ user }) => user.full_name,
    },
    {
      key: 'category',
      label: text('requests.category'),
      sortField: 'category',
      render: ({ category }) => category.name,
    },
    {
      key: 'status',
      label: text('words.status'),
      sortField: 'status',
      render: (request) => <RequestFlags isRow request={request} />,
    },
    {
      key: 'priority',
      label: text('requests.urgency'),
      sortField: 'label_priority',
      render: ({ label_priority }) => <StatusChip isShort {...urgency(label_priority, text)} />,
    },
    {
      key: 'volunteer',
      label: text('requests.in_care'),
      render: ({ volunteer }) => volunteer?.full_name ?? text('requests.no_volunteer'),
    },
    {
      key: 'validity',
      label: text('requests.validity'),
      sortField: 'validity',
      render: (request) => validityOf(request, locale) || text('requests.no_end'),
    },
    {
      key: 'created_at',
      label: text('requests.created'),
      sortField: 'created_at',
      render: ({ created_at }) => <When at={created_at} />,
    },
    ...(hasDisability ? [disability] : []),
    {
      key: 'actions',
      label: text('common.words.actions'),
      render: (request) => <RequestActions isRow request={request} onAct={onAct} />,
    },
  ];
}
