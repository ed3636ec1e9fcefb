import type { EventRefreshSignal } from '@karov/api-client';
import { useEffect, useRef, useState } from 'react';
import type { Socket } from 'socket.io-client';
import { currentSession } from '../../shared/device-store.js';

/** How the live channel of an event stands. */
export type LiveState = 'connecting' | 'live' | 'disconnected' | 'no_access';

interface SubscribeAnswer {
  ok: boolean;
  code?: string;
}
interface FromServer {
  refresh: (signal: EventRefreshSignal) => void;
}
interface ToServer {
  subscribe: (request: { event_id: number }, answer: (said: SubscribeAnswer) => void) => void;
}

/** Many signals in a moment make one reload. */
const GATHER_MS = 250;

function gather(action: () => Promise<void>): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void action();
      }, GATHER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

interface Watch {
  eventId: number;
  onChange: () => Promise<void>;
  onState: (state: LiveState) => void;
}

/** Opens the channel of an event; after every reconnection it subscribes and reloads again. */
function watchEvent(socket: Socket<FromServer, ToServer>, { eventId, onChange, onState }: Watch): () => void {
  const reload = gather(onChange);
  socket.on('connect', () => {
    socket.emit('subscribe', { event_id: eventId }, ({ ok }) => {
      onState(ok ? 'live' : 'no_access');
      if (ok) reload.call();
    });
  });
  socket.on('disconnect', () => onState('disconnected'));
  socket.on('connect_error', () => onState('disconnected'));
  socket.on('refresh', (signal) => {
    if (signal.event_id === eventId) reload.call();
  });
  return () => {
    reload.stop();
    socket.disconnect();
  };
}

/** Follows an event live; the socket library is loaded only here. */
export function useLiveEvent(eventId: number, onChange: () => Promise<void>): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  }, [onChange]);

  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    void import('socket.io-client').then(({ io }) => {
      if (isOver) return;
      const socket: Socket<FromServer, ToServer> = io('/events', {
        path: '/api/socket.io',
        auth: (give) => give({ token: currentSession()?.token ?? '' }),
        forceNew: true,
      });
      stop = watchEvent(socket, { eventId, onChange: () => change.current(), onState: setState });
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [eventId]);
  return state;
}
