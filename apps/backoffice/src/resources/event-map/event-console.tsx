import type { EventDetail } from '@karov/api-client';
import { byUrgency, type EventStage, isInStage } from '@karov/domain';
import { Alert, Box, Button } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { useChannel } from '../../shared/live/use-channel.js';
import { useText } from '../../shared/text.js';
import type { Act } from './acts.js';
import { makeAttention } from './attention.js';
import { ConsoleHeader } from './console-header.js';
import { ConsolePanes } from './console-panes.js';
import { Dialogs } from './dialogs.js';
import { useReload } from './event-detail.js';
import { MapView } from './map-view.js';
import { NeedsPane } from './needs-pane.js';
import { oneRowEach } from './one-row-each.js';
import { useFolded } from './pane-memory.js';
import { StoryStrip } from './story-strip.js';
import { belongsTo, VolunteersPane } from './volunteers-pane.js';

/** The height of the window below the bar of the frame. */
const FULL_HEIGHT = 'calc(100dvh - 48px)';

/**
 * Returns the part of an event that the console shows: everything, one stage of the progress, or everything
 * about one need.
 */
function useShown({ event_user_requests: needs, event_volunteer_requests: rows }: EventDetail) {
  const [stage, setStage] = useState<EventStage | null>(null);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const sorted = useMemo(() => needs.toSorted(byUrgency), [needs]);
  const chosen = chosenId === null ? undefined : needs.find(({ id }) => id === chosenId);
  const shownNeeds = useMemo(() => {
    if (chosen) return [chosen];
    return stage === null ? sorted : sorted.filter((need) => isInStage(need, stage));
  }, [sorted, chosen, stage]);
  const calls = useMemo(() => oneRowEach(rows, needs), [rows, needs]);
  const shownCalls = useMemo(
    () =>
      chosen
        ? oneRowEach(
            rows.filter((call) => belongsTo(call, chosen.id)),
            needs,
          )
        : calls,
    [rows, needs, calls, chosen],
  );
  const choose = useCallback((id: number) => setChosenId((before) => (before === id ? null : id)), []);
  const showAll = () => {
    setStage(null);
    setChosenId(null);
  };
  return {
    stage,
    setStage,
    chosen,
    choose,
    showAll,
    needs: shownNeeds,
    calls: shownCalls,
    volunteers: calls.length,
  };
}

/** Manages an event from one screen: its progress, its needs, the map, its volunteers, its story. */
export function EventConsole({ event }: { event: EventDetail }) {
  const text = useText();
  const live = useChannel(
    { namespace: '/events', topic: { event_id: event.id } },
    String(event.id),
    useReload(event.id),
  );
  const [act, setAct] = useState<Act | null>(null);
  const [attention] = useState(makeAttention);
  const folded = useFolded();
  const shown = useShown(event);
  const { chosen, stage } = shown;
  const titles = {
    needs: text('map.users', { count: event.event_user_requests.length }),
    volunteers: text('map.volunteers', { count: shown.volunteers }),
  };

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        p: { xs: 1, md: 1.5 },
        minBlockSize: FULL_HEIGHT,
        blockSize: { md: FULL_HEIGHT },
        minInlineSize: 0,
      }}
    >
      <ConsoleHeader
        event={event}
        live={live}
        stage={stage}
        onStage={shown.setStage}
        onStop={() => setAct({ kind: 'stop_event', event })}
      />
      {(chosen || stage) && (
        <Alert
          severity="info"
          role="status"
          sx={{ paddingBlock: 0 }}
          action={
            <Button size="small" color="inherit" onClick={shown.showAll}>
              {text('console.show_all')}
            </Button>
          }
        >
          {chosen
            ? text('console.chosen', { name: chosen.user.full_name })
            : stage && text('console.filtered', { stage: text(`console.${stage}`) })}
        </Alert>
      )}
      <ConsolePanes
        folded={folded}
        titles={titles}
        needs={(onFold) => (
          <NeedsPane
            title={titles.needs}
            needs={shown.needs}
            attention={attention}
            chosenId={chosen?.id ?? null}
            isActing={act !== null}
            isFiltered={stage !== null}
            onFold={onFold}
            onChoose={shown.choose}
            onAct={setAct}
          />
        )}
        map={
          <MapView
            event={event}
            needs={shown.needs}
            calls={shown.calls}
            attention={attention}
            onChoose={shown.choose}
          />
        }
        volunteers={(onFold) => (
          <VolunteersPane
            title={titles.volunteers}
            calls={shown.calls}
            attention={attention}
            isActing={act !== null}
            isFiltered={chosen !== undefined}
            onFold={onFold}
            onAct={setAct}
          />
        )}
      />
      <StoryStrip
        event={event}
        chosenNeed={chosen?.id ?? null}
        isFolded={folded.isFolded('story')}
        onTurn={() => folded.turn('story')}
        onChoose={shown.choose}
      />
      {act && <Dialogs act={act} event={event} onClose={() => setAct(null)} />}
    </Box>
  );
}
