import type { BasketRow } from '@karov/api-client';
import { useText } from '../../../core/text.js';
import { StatusBadge } from '../../../design/badge/StatusBadge.js';
import { Card, FactList } from '../../../design/card/Card.js';
import { requestFacts } from '../request-facts.js';
import { RequestHead } from '../RequestHead.js';
import { BasketActions } from './BasketActions.js';
import { basketTone } from './basket-state.js';
import { ContactFacts } from './ContactFacts.js';
import { Feedback } from './Feedback.js';

interface BasketCardProps {
  row: BasketRow;
  stateName: (key: string) => string;
  onDone: () => void;
}

/** One accepted request: how it stands, whom to help, and what comes next (part 1 §2.12). */
export function BasketCard({ row, stateName, onDone }: BasketCardProps) {
  const t = useText();
  const { application, contact, note } = row;
  const titleId = `basket-${row.id}-title`;
  return (
    <article className="request" aria-labelledby={titleId}>
      <Card>
        <RequestHead id={titleId} request={application}>
          <StatusBadge tone={basketTone(row)}>{row.state_text}</StatusBadge>
        </RequestHead>
        {contact && <div className="request__part"><ContactFacts contact={contact} /></div>}
        <FactList facts={[...requestFacts(t, application, stateName), ...(note ? [{ name: t('volunteering.note'), value: note }] : [])]} />
        <BasketActions row={row} onDone={onDone} />
        <Feedback row={row} onDone={onDone} />
      </Card>
    </article>
  );
}
