import type { EventDetail, EventUserRequest } from '@karov/api-client';
import { naturally } from '@karov/domain';
import { Alert, Box, Button } from '@mui/material';
import { useCallback, useState } from 'react';
import { useChannel } from '../../shared/live/use-channel.js';
import { useText } from '../../shared/text.js';
import { FailureBoundary } from '../../shared/ui/failure-boundary.js';
import type { Act } from './acts.js';
import { makeAttention } from './attention.js';
import { ConsoleHeader } from './console-header.js';
import { ConsolePanes } from './console-panes.js';
import { Dialogs } from './dialogs.js';
import { useReload } from './event-detail.js';
import { MapView } from './map-view.js';
import { NeedsPane } from './needs-pane.js';
import { NewYeses } from './new-yeses.js';
import { useFolded } from './pane-memory.js';
import { useShown } from './shown.js';
import { StoryStrip } from './story-strip.js';
import { VolunteersPane } from './volunteers-pane.js';
import { useWhoCouldCome } from './who-could-come.js';

/**
 * Fills what the frame leaves of the window, so that only its panes scroll. The document scrolls only in a window
 * too low for a pane, as at a zoom of 400 percent.
 */
const WHOLE = { position: 'absolute', inset: 0, minBlockSize: '30rem' } as const;

function useTitles(event: EventDetail, shown: ReturnType<typeof useShown>) {
  const text = useText();
  const all = event.event_user_requests.length;
  const isPart = shown.needs.length < all;
  const count = shown.volunteers.length;
  return {
    needs: isPart
      ? text('map.users_part', { count: shown.needs.length, all })
      : text('map.users', { count: all }),
    volunteers: shown.chosen
      ? text('map.volunteers_for', { count, name: naturally(shown.chosen.user.full_name) })
      : text('map.volunteers', { count }),
  };
}

/** An act on a volunteer, for the chosen need if it still has nobody. */
function withChosen(act: Act, chosen: EventUserRequest | undefined): Act {
  const isGiving = act.kind === 'assign_user' || act.kind === 'phone_yes';
  return isGiving && chosen?.abilities.includes('by_hand') ? { ...act, chosen } : act;
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
  const titles = useTitles(event, shown);
  const actOnVolunteer = useCallback((wanted: Act) => setAct(withChosen(wanted, chosen)), [chosen]);
  const couldCome = useWhoCouldCome(event.id, chosen);

  return (
    <Box sx={{ ...WHOLE, display: 'flex', flexDirection: 'column', gap: 0.75, p: 1 }}>
      <ConsoleHeader
        event={event}
        live={live}
        stage={stage}
        onStage={shown.setStage}
        onPair={() => setAct({ kind: 'pair_many' })}
        onStop={() => setAct({ kind: 'stop_event', event })}
      />
      <NewYeses calls={event.event_volunteer_requests} />
      {(chosen || stage) && (
        <Alert
          severity="info"
          role="status"
          sx={{ paddingBlock: 0, flexShrink: 0 }}
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
        isChosen={chosen !== undefined}
        titles={titles}
        needs={(onFold) => (
          <FailureBoundary>
            <NeedsPane
              title={titles.needs}
              needs={shown.needs}
              attention={attention}
              chosenId={chosen?.id ?? null}
              isActing={act !== null}
              isFiltered={stage !== null}
              onFold={onFold}
              onChoose={shown.choose}
              onBeyond={shown.chooseBeside}
              onAct={setAct}
            />
          </FailureBoundary>
        )}
        map={
          <FailureBoundary>
            <MapView
              event={event}
              needs={shown.needs}
              volunteers={shown.volunteers}
              chosenId={chosen?.id ?? null}
              attention={attention}
              onChoose={shown.choose}
            />
          </FailureBoundary>
        }
        volunteers={(onFold) => (
          <FailureBoundary>
            <VolunteersPane
              title={titles.volunteers}
              chosen={chosen}
              volunteers={shown.volunteers}
              couldCome={couldCome}
              ready={shown.ready}
              attention={attention}
              isActing={act !== null}
              onFold={onFold}
              onChoose={shown.choose}
              onAct={actOnVolunteer}
            />
          </FailureBoundary>
        )}
      />
      <FailureBoundary>
        <StoryStrip
          event={event}
          chosenNeed={chosen?.id ?? null}
          isFolded={folded.isFolded('story')}
          onTurn={() => folded.turn('story')}
          onChoose={shown.choose}
        />
      </FailureBoundary>
      {act && (
        <Dialogs
          key={act.kind}
          act={act}
          event={event}
          chosen={chosen}
          onAct={{ ofNeed: setAct, ofVolunteer: actOnVolunteer }}
          onClose={() => setAct(null)}
        />
      )}
    </Box>
  );
}
