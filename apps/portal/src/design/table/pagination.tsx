import { PAGE_SIZES } from '@karov/domain';
import { useText } from '../../core/text.js';
import { Button } from '../button/button.js';
import { Select } from '../field/select.js';
import './table.css';

interface PaginationProps {
  page: number;
  perPage: number;
  total: number;
  onChange: (change: { page?: number; perPage?: number }) => void;
}

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

/** Moves between the pages of a list and sets the length of a page: 10, 50 or 100 rows (rule 135). */
export function Pagination({ page, perPage, total, onChange }: PaginationProps) {
  const t = useText();
  const pages = Math.max(1, Math.ceil(total / perPage));
  return (
    <nav className="pagination no-print" aria-label={t('table.pages')}>
      <div className="row">
        <Button
          kind="secondary"
          icon="backward"
          isOff={page <= 1}
          onClick={() => onChange({ page: page - 1 })}
        >
          {t('common.words.previous')}
        </Button>
        <span role="status">{t('table.pageOf', { page, pages })}</span>
        <Button
          kind="secondary"
          icon="forward"
          isOff={page >= pages}
          onClick={() => onChange({ page: page + 1 })}
        >
          {t('common.words.next')}
        </Button>
      </div>
      <Select
        label={t('table.perPage')}
        value={String(perPage)}
        choices={SIZES}
        onChange={(value) => onChange({ perPage: Number(value) })}
      />
    </nav>
  );
}
