import { Card } from '../design/card/card.js';
import { Icon } from '../design/icon/icon.js';
import { PageHeading } from './page-heading.js';
import { SupportContact } from './support-contact.js';

/** Says that a link in a message no longer works, gives the server's reason, and says whom to contact. */
export function LinkOver({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <Card tone="danger">
      <div className="row">
        <Icon name="alert" />
        <PageHeading>{title}</PageHeading>
      </div>
      <div role="alert">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <SupportContact />
    </Card>
  );
}
