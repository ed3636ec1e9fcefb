import type { Role } from '@karov/domain';
import { INSTRUCTION_READERS, type InstructionReader } from '@karov/i18n/legal';
import { useSession } from '@karov/web';
import { useSearchParams } from '../../core/router.js';
import { useText } from '../../core/text.js';
import { Select } from '../../design/field/select.js';
import { FoldedArticle } from '../../shared/legal/legal-article.js';
import { useLegal } from '../../shared/legal/use-legal.js';
import { PageHeading } from '../../shared/page-heading.js';
import { LegalState, PrintButton } from './legal-page.js';
import './pages.css';

const LABELS = {
  user: 'texts.readerUser',
  volunteer: 'texts.readerVolunteer',
  manager: 'texts.readerManager',
  admin: 'texts.readerAdmin',
} as const;

function readerOf(asked: string | null, role: Role | undefined): InstructionReader {
  const known = INSTRUCTION_READERS.find((reader) => reader === asked);
  if (known) return known;
  if (!role || role === 'user') return 'user';
  if (role === 'volunteer' || role === 'manager') return role;
  return 'admin';
}

/**
 * How to use the product: first for the person's own role, then for the other roles, each behind one button
 * (rule 128).
 */
export default function InstructionsPage() {
  const t = useText();
  const legal = useLegal();
  const [query, setQuery] = useSearchParams();
  const reader = readerOf(query.get('for'), useSession()?.role);
  const text = legal.text((texts) => texts.instructions[reader]);
  if (!text) return <LegalState legal={legal} />;
  return (
    <div className="page page--text">
      <PageHeading>{text.title}</PageHeading>
      <div className="no-print">
        <Select
          label={t('texts.readers')}
          value={reader}
          onChange={(next) => setQuery(() => new URLSearchParams({ for: next }), { replace: true })}
          choices={INSTRUCTION_READERS.map((value) => ({ value, label: t(LABELS[value]) }))}
        />
      </div>
      <FoldedArticle text={text} name="step" />
      <PrintButton />
    </div>
  );
}
