import type { UserTrail } from '@karov/api-client';
import { Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { type AppKey, isText, useText } from '../../shared/text.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { PersonSection } from './person-section.js';

function actionKey(action: string): AppKey {
  const key = `people.panel.actions.${action}`;
  return isText(key) ? key : 'people.panel.actions.other';
}

/** A person's devices and consents, views by staff, and changes; loaded when opened. */
export function PersonTrail({ id }: { id: number }) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useRead({
    key: ['person', id, 'trail'],
    enabled: isOpen,
    read: (signal) => api.get('/admin/users/{id}/trail', { params: { path: { id } }, signal }),
  });
  return (
    <PersonSection title={text('people.panel.trail')}>
      {!data && (
        <Button variant="outlined" loading={isOpen} onClick={() => setIsOpen(true)}>
          {text('people.panel.trail_open')}
        </Button>
      )}
      {data && <Trail trail={data} />}
    </PersonSection>
  );
}

function Lines({ title, empty, lines }: { title: string; empty: string; lines: readonly ReactNode[] }) {
  return (
    <div>
      <Typography variant="h4" sx={{ fontSize: '1rem', fontWeight: 700, mb: 0.5 }}>
        {title}
      </Typography>
      {lines.length === 0 && <Typography color="text.secondary">{empty}</Typography>}
      {lines.length > 0 && (
        <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Trail({ trail: { sessions, consents, looks, changes } }: { trail: UserTrail }) {
  const text = useText();
  const by = (actor: string | null): string => actor ?? text('people.panel.by_system');
  return (
    <>
      <Lines
        title={text('people.panel.changes')}
        empty={text('people.panel.changes_none')}
        lines={changes.map(({ action, actor, note, at }) => (
          <>
            {text(actionKey(action))} · {by(actor)} · <RelativeTime at={at} />
            {note && <Typography color="text.secondary">{note}</Typography>}
          </>
        ))}
      />
      <Lines
        title={text('people.panel.looks')}
        empty={text('people.panel.looks_none')}
        lines={looks.map(({ what, actor, at }) => (
          <>
            {by(actor)} · {what} · <RelativeTime at={at} />
          </>
        ))}
      />
      <Lines
        title={text('people.panel.devices')}
        empty={text('people.panel.devices_none')}
        lines={sessions.map(({ device, role, last_seen_at, created_at }) => (
          <>
            <bdi>{device}</bdi> · {text(`common.roles.${role}`)} ·{' '}
            <RelativeTime at={last_seen_at ?? created_at} />
          </>
        ))}
      />
      <Lines
        title={text('people.panel.consents')}
        empty={text('people.panel.consents_none')}
        lines={consents.map(({ kind, given_at, withdrawn_at }) => (
          <>
            {text(`people.panel.consent.${kind}`)} · <RelativeTime at={given_at} />
            {withdrawn_at && ` · ${text('people.panel.withdrawn')}`}
          </>
        ))}
      />
    </>
  );
}
