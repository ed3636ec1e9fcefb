import type { EventRow } from '@karov/api-client';
import { useState } from 'react';
import { type RowAct, RowActs } from '../../shared/acts/row-acts.js';
import { StartDialog } from '../../shared/running/start-dialog.js';
import { useText } from '../../shared/text.js';
import { StopDialog } from './stop-dialog.js';

/** The actions in the row of an event; map and edit only while the event is active (rule 137). */
export function RowActions({ event }: { event: EventRow }) {
  const text = useText();
  const { name, id, abilities } = event;
  const [asked, setAsked] = useState<'stop' | 'start' | null>(null);
  const all: (RowAct & { key: EventRow['abilities'][number] })[] = [
    {
      key: 'map',
      label: text('events.map'),
      fullLabel: text('events.map_of', { name }),
      to: `/events/map/${id}`,
    },
    {
      key: 'edit',
      label: text('events.edit'),
      fullLabel: text('events.edit_of', { name }),
      to: `/events/edit/${id}`,
    },
    {
      key: 'start',
      label: text('events.start'),
      fullLabel: text('events.start_of', { name }),
      onClick: () => setAsked('start'),
    },
    {
      key: 'stop',
      label: text('events.stop'),
      fullLabel: text('events.stop_of', { name }),
      isGrave: true,
      onClick: () => setAsked('stop'),
    },
  ];
  return (
    <>
      <RowActs name={name} acts={all.filter(({ key }) => abilities.includes(key))} />
      {asked === 'stop' && <StopDialog event={event} onClose={() => setAsked(null)} />}
      {asked === 'start' && <StartDialog event={event} onClose={() => setAsked(null)} />}
    </>
  );
}
