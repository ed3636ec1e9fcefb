import type { VettingRow } from '@karov/api-client';
import type { Locale } from '@karov/domain';
import { Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useRefresh } from 'react-admin';
import { ActButton } from '../../shared/acts/act-button.js';
import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import { useLocale } from '../../shared/device-store.js';
import { useText, type Translate } from '../../shared/text.js';
import { shownDay } from '../../shared/time.js';
import type { Column } from '../../shared/ui/data-table.js';
import { Phone } from '../../shared/ui/facts.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPage } from '../../shared/ui/list-page.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { FileButton } from './file-button.js';
import { vettingConfirmation } from './vetting-acts.js';

const KINDS = ['police', 'guardian', 'training'] as const;

function columnsOf(text: Translate, locale: Locale, onConfirm: (row: VettingRow) => void): Column<VettingRow>[] {
  return [
    {
      key: 'actions',
      label: text('common.words.actions'),
      render: (row) => (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {row.kind !== 'training' && <FileButton file={row.file} name={row.user.full_name} />}
          <ActButton
            tone="contained"
            label={text(`users.${row.kind}_confirm`)}
            fullLabel={text('users.confirm_of', { act: text(`users.${row.kind}_confirm`), name: row.user.full_name })}
            onClick={() => onConfirm(row)}
          />
        </Stack>
      ),
    },
    { key: 'kind', label: text('vetting.kind'), render: ({ kind }) => text(`vetting.kinds.${kind}`) },
    {
      key: 'user',
      label: text('words.name'),
      render: ({ user }) => (
        <>
          <Typography variant="body2">{user.full_name}</Typography>
          <Phone number={user.phone} />
        </>
      ),
    },
    {
      key: 'details',
      label: text('vetting.details'),
      render: ({ kind, guardian_needed, place, date }) => {
        if (kind === 'guardian') return text(guardian_needed === 'adult' ? 'vetting.adult' : 'vetting.minor');
        return kind === 'training' ? [place, date === null ? '' : shownDay(date, locale)].filter(Boolean).join(', ') || text('vetting.no_training') : '';
      },
    },
    { key: 'since', label: text('vetting.since'), render: ({ since }) => <RelativeTime at={since} /> },
  ];
}

/** Who waits for an admin's look, oldest first, the file beside the button (rule 87). */
export function VettingList() {
  const text = useText();
  const refresh = useRefresh();
  const [row, setRow] = useState<VettingRow | null>(null);
  const locale = useLocale();
  const columns = useMemo(() => columnsOf(text, locale, setRow), [text, locale]);
  const vetted = row && { userId: row.user.id, informationId: row.volunteer_information_id, name: row.user.full_name, guardian: row.guardian_needed };
  return (
    <>
      <ListPage<VettingRow>
        resource="vetting"
        title={text('vetting.title')}
        intro={text('vetting.intro')}
        actions={<ExportList path="/admin/vetting" title={text('vetting.title')} />}
        columns={columns}
        sortField="since"
        hasSearch
        filters={({ values, set }) => (
          <SelectField
            label={text('vetting.kind')}
            value={values['kind'] ?? ''}
            emptyLabel={text('common.words.all')}
            choices={KINDS.map((id) => ({ id, label: text(`vetting.kinds.${id}`) }))}
            onChange={(change) => set('kind', change.target.value)}
          />
        )}
        empty={{ title: text('vetting.empty'), hint: text('vetting.empty_hint') }}
      />
      {row && vetted && <ConfirmAct confirmation={vettingConfirmation(row.kind, vetted, text)} onDone={refresh} onClose={() => setRow(null)} />}
    </>
  );
}
