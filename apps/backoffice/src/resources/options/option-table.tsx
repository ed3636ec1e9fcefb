import type { OptionRow } from '@karov/api-client';
import { Stack, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { useText } from '../../shared/text.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { OptionActions } from './option-actions.js';
import type { Options } from './use-options.js';

/** The options of one list, in the order of the forms. */
export function OptionTable({
  caption,
  options,
  onEdit,
}: {
  caption: string;
  options: Options;
  onEdit: (option: OptionRow) => void;
}) {
  const text = useText();
  const { query, rows, movable, nameOf, hide, move } = options;
  if (query.isError) return <LoadFailure onRetry={() => void query.refetch()} />;
  if (query.data?.length === 0) return <EmptyState title={text('options.empty')} />;

  const placeOf = (option: OptionRow) => movable.indexOf(option);
  const columns: ReactElement[] = [
    <Col<OptionRow>
      key="label_he"
      source="label_he"
      label="options.label_he"
      disableSort
      render={({ label_he }) => (
        <span dir="rtl" lang="he">
          {label_he}
        </span>
      )}
    />,
    <Col<OptionRow>
      key="label_en"
      source="label_en"
      label="options.label_en"
      disableSort
      render={({ label_en }) => (
        <span dir="ltr" lang="en">
          {label_en}
        </span>
      )}
    />,
    <Col<OptionRow>
      key="status"
      source="status"
      label="words.status"
      disableSort
      render={(option) => <OptionState option={option} />}
    />,
    <Col<OptionRow>
      key="actions"
      source="actions"
      label="common.words.actions"
      disableSort
      render={(option) => (
        <OptionActions
          name={nameOf(option)}
          option={option}
          canRise={placeOf(option) > 0}
          canSink={placeOf(option) !== -1 && placeOf(option) < movable.length - 1}
          isBusy={hide.isPending || move.isPending}
          onMove={(by) => move.mutate({ option, by })}
          onEdit={() => onEdit(option)}
          onHide={(isHidden) => hide.mutate({ option, isHidden })}
        />
      )}
    />,
  ];
  return (
    <DataTable caption={caption} rows={rows} isPending={query.isPending}>
      {columns}
    </DataTable>
  );
}

function OptionState({ option }: { option: OptionRow }) {
  const text = useText();
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <StatusChip
        isShort
        tone={option.is_hidden ? 'neutral' : 'done'}
        label={text(option.is_hidden ? 'options.hidden' : 'options.shown')}
      />
      {option.is_fixed && <Typography variant="body2">{text('options.fixed')}</Typography>}
    </Stack>
  );
}
