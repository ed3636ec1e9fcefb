import type { VettingRow } from '@karov/api-client';
import { naturally } from '@karov/domain';
import { useLocale } from '@karov/web';
import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { BulkAct } from '../../kit/bulk-act.js';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { ChoiceFilter } from '../../kit/filters.js';
import { List } from '../../kit/list.js';
import { ActButton } from '../../shared/acts/act-button.js';
import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import type { Confirmation } from '../../shared/acts/confirmation.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { shownDay } from '../../shared/time.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { Phone } from '../../shared/ui/phone.js';
import { When } from '../../shared/ui/when.js';
import { FileButton } from './file-button.js';
import { useNextRow } from './use-next-row.js';
import { renewalRequest, type Vetted, vettingConfirmation, vettingRefusal } from './vetting-acts.js';

const KINDS = ['police', 'guardian', 'training', 'renewal'] as const;

/** A confirmation dialog that is open, and the row it is about. */
interface Asked {
  row: VettingRow;
  confirmation: Confirmation;
}

const vettedOf = (row: VettingRow): Vetted => ({
  userId: row.user.id,
  informationId: row.volunteer_information_id,
  name: row.user.full_name,
  guardian: row.guardian_needed,
  file: row.file,
});

function Acts({ row, onAsk }: { row: VettingRow; onAsk: (asked: Asked) => void }) {
  const text = useText();
  const { kind, user } = row;
  const ask = (confirmation: Confirmation) => () => onAsk({ row, confirmation });
  if (kind === 'renewal')
    return (
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        data-vetting={row.id}
        sx={{ alignItems: 'center', justifyContent: 'flex-end' }}
      >
        <ActButton
          label={text('vetting.renew')}
          fullLabel={text('vetting.renew_of', { name: user.full_name })}
          onClick={ask(renewalRequest(vettedOf(row), text))}
        />
      </Stack>
    );
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      data-vetting={row.id}
      sx={{ alignItems: 'center', justifyContent: 'flex-end' }}
    >
      {kind !== 'training' && <FileButton file={row.file} name={user.full_name} />}
      <ActButton
        label={text(`users.${kind}_confirm`)}
        fullLabel={text('users.confirm_of', { act: text(`users.${kind}_confirm`), name: user.full_name })}
        onClick={ask(vettingConfirmation(kind, vettedOf(row), text))}
      />
      {row.refusal === null && (
        <ActButton
          color="error"
          label={text('vetting.refuse')}
          fullLabel={text('vetting.refuse_of', { kind: text(`vetting.kinds.${kind}`), name: user.full_name })}
          onClick={ask(vettingRefusal(kind, vettedOf(row), text))}
        />
      )}
    </Stack>
  );
}

function Details({ row }: { row: VettingRow }) {
  const text = useText();
  const locale = useLocale();
  const { kind, guardian_needed, place, date, refusal, asked_at } = row;
  const facts = {
    police: '',
    guardian: text(guardian_needed === 'adult' ? 'vetting.adult' : 'vetting.minor'),
    training:
      [place && naturally(place), date === null ? '' : shownDay(date, locale)].filter(Boolean).join(', ') ||
      text('vetting.no_training'),
    renewal: text('vetting.renew_frozen'),
  }[kind];
  return (
    <>
      {facts && <Typography variant="body2">{facts}</Typography>}
      {refusal && (
        <Typography variant="body2">{text('vetting.refused', { reason: refusal.reason })}</Typography>
      )}
      {asked_at && (
        <Typography variant="body2">
          {text('vetting.asked')} <When at={asked_at} />
        </Typography>
      )}
    </>
  );
}

/** The rows, and the documents that were shown in them: only on these is decided. */
const shownIn = (rows: readonly VettingRow[]) => ({
  ids: rows.map(({ id }) => id),
  seen: rows.flatMap(({ file }) => file ?? []),
});

/** Approves or refuses all selected documents at once (rule 241). */
function VettingBulkActs() {
  const text = useText();
  return (
    <>
      <BulkAct<VettingRow>
        label={text('vetting.approve_many')}
        titleOf={(count) => text('vetting.approve_many_title', { count })}
        body={text('vetting.approve_many_body')}
        run={async (rows) =>
          (await api.send('POST', '/admin/vetting/many/approve', { body: shownIn(rows) })).data
        }
      />
      <BulkAct<VettingRow>
        label={text('vetting.refuse')}
        titleOf={(count) => text('vetting.refuse_many_title', { count })}
        body={text('vetting.refuse_body')}
        danger
        noteLabel={text('vetting.reason')}
        run={async (rows, note) =>
          (
            await api.send('POST', '/admin/vetting/many/refuse', {
              body: { ...shownIn(rows), system_note: note },
            })
          ).data
        }
      />
    </>
  );
}

/**
 * The people who wait for an admin's check, oldest first, with the file next to the button; they can be
 * answered one by one by keyboard (rule 87).
 */
export function VettingList() {
  const text = useText();
  const refresh = useRefresh();
  const [asked, setAsked] = useState<Asked | null>(null);
  const next = useNextRow(asked === null);
  return (
    <div ref={next.list}>
      <List
        resource="vetting"
        title={text('vetting.title')}
        intro={text('vetting.intro')}
        actions={<ExportList path="/admin/vetting" title={text('vetting.title')} />}
        sort={{ field: 'since', order: 'DESC' }}
        hasSearch
        filters={[
          <ChoiceFilter
            key="kind"
            source="kind"
            label="vetting.kind"
            choices={KINDS.map((id) => ({ id, label: text(`vetting.kinds.${id}`) }))}
            alwaysOn
          />,
        ]}
        empty={{ title: text('vetting.empty'), hint: text('vetting.empty_hint') }}
      >
        <DataTable<VettingRow>
          caption={text('vetting.title')}
          nameOf={({ user, kind }) => `${naturally(user.full_name)}, ${text(`vetting.kinds.${kind}`)}`}
          bulkActionButtons={<VettingBulkActs />}
        >
          <Col<VettingRow>
            source="user"
            label="words.name"
            disableSort
            render={({ user }) => (
              <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center' }}>
                <span>{user.full_name}</span>
                <Phone of={user} />
              </Stack>
            )}
          />
          <Col<VettingRow>
            source="kind"
            label="vetting.kind"
            disableSort
            render={({ kind }) => text(`vetting.kinds.${kind}`)}
          />
          <Col<VettingRow>
            source="details"
            label="vetting.details"
            disableSort
            render={(row) => <Details row={row} />}
          />
          <Col<VettingRow>
            source="since"
            label="vetting.since"
            disableSort
            render={({ since }) => <When at={since} />}
          />
          <Col<VettingRow>
            source="actions"
            label="common.words.actions"
            disableSort
            render={(row) => <Acts row={row} onAsk={setAsked} />}
          />
        </DataTable>
      </List>
      {asked && (
        <ConfirmAct
          confirmation={asked.confirmation}
          onDone={() => {
            next.after(asked.row.id);
            refresh();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
