import { DESK_PAGE_SIZES } from '@karov/domain';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { IconButton, Stack, Typography } from '@mui/material';
import { useDirection } from '../direction.js';
import { useText } from '../text.js';
import { SelectField } from './select-field.js';

interface PagerProps {
  /** names the list that the pages belong to, because a screen may have several lists */
  of: string;
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
  onPerPage?: (perPage: number) => void;
}

/** Moves between the pages of a list and sets their length (rule 135). */
export function Pager({ of, page, perPage, total, onPage, onPerPage }: PagerProps) {
  const text = useText();
  const isRtl = useDirection() === 'rtl';
  const [Back, Forward] = isRtl ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const pages = Math.max(1, Math.ceil(total / perPage));
  const from = Math.min(total, (page - 1) * perPage + 1);

  return (
    <Stack
      component="nav"
      aria-label={`${text('table.pages')}: ${of}`}
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}
    >
      {onPerPage && (
        <SelectField
          label={text('table.per_page')}
          value={perPage}
          choices={DESK_PAGE_SIZES.map((size) => ({ id: size, label: String(size) }))}
          onChange={(change) => onPerPage(Number(change.target.value))}
          sx={{ minInlineSize: '8rem' }}
        />
      )}
      <Typography role="status">
        {text('table.range', { from, to: Math.min(total, page * perPage), total })}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <IconButton aria-label={text('table.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <Back />
        </IconButton>
        <Typography>{text('table.page', { page, pages })}</Typography>
        <IconButton aria-label={text('table.next')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <Forward />
        </IconButton>
      </Stack>
    </Stack>
  );
}
