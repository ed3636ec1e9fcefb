import { type ServerLeaving, spreadReconnects } from '@karov/api-client';
import { ownValue } from '@karov/domain';
import { session, useLost } from '@karov/web';
import { useEffect, useRef, useState } from 'react';
import type { Socket } from 'socket.io-client';

/** The state of a live channel. */
export type LiveState = 'connecting' | 'live' | 'disconnected' | 'no_access';

/**
 * What to subscribe to: the server's namespace, and the topic in it. The server pushes reload signals under
 * the same names.
 */
export interface Channel {
  namespace: '/events' | '/chats' | '/staff';
  topic: Readonly<Record<string, string | number>>;
}

interface SubscribeAnswer {
  ok: boolean;
  code?: string;
}
type Signal = Readonly<Record<string, unknown>>;
interface FromServer {
  refresh: (signal: Signal) => void;
  typing: (signal: unknown) => void;
  leaving: (said: ServerLeaving) => void;
}
interface ToServer {
  subscribe: (request: Channel['topic'], answer: (said: SubscribeAnswer) => void) => void;
  typing: (about: Channel['topic']) => void;
}

/** The socket of a channel, for messages that are not reload signals. */
export type ChannelLine = Socket<FromServer, ToServer>;

/** How long signals are collected to become one reload. */
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
  topic: Channel['topic'];
  onChange: () => Promise<void>;
  onState: (state: LiveState) => void;
}

/** Subscribes to a topic; after every reconnection, subscribes again and reloads. */
function watchTopic(socket: Socket<FromServer, ToServer>, { topic, onChange, onState }: Watch): () => void {
  const reload = gather(onChange);
  const isOurs = (signal: Signal): boolean =>
    Object.entries(topic).every(([name, value]) => ownValue(signal, name) === value);
  socket.on('connect', () => {
    socket.emit('subscribe', topic, ({ ok }) => {
      onState(ok ? 'live' : 'no_access');
      if (ok) reload.call();
    });
  });
  socket.on('disconnect', () => onState('disconnected'));
  socket.on('connect_error', () => onState('disconnected'));
  socket.on('refresh', (signal) => {
    if (isOurs(signal)) reload.call();
  });
  return () => {
    reload.stop();
    socket.disconnect();
  };
}

/**
 * Follows a channel live; the socket library is loaded only here. `key` identifies the topic, so another key
 * is another channel. `onLine` receives the socket when it connects, and null when it ends.
 */
export function useChannel(
  { namespace, topic }: Channel,
  key: string,
  onChange: () => Promise<void>,
  onLine?: (line: ChannelLine | null) => void,
): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  const latest = useRef({ topic, onChange, onLine });
  useEffect(() => {
    latest.current = { topic, onChange, onLine };
  });

  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    void import('socket.io-client').then(({ io }) => {
      if (isOver) return;
      const socket: Socket<FromServer, ToServer> = io(namespace, {
        path: '/api/socket.io',
        auth: (give) => give({ token: session.get()?.token ?? '' }),
        forceNew: true,
      });
      spreadReconnects(socket);
      latest.current.onLine?.(socket);
      stop = watchTopic(socket, {
        topic: latest.current.topic,
        onChange: () => latest.current.onChange(),
        onState: setState,
      });
    });
    return () => {
      isOver = true;
      latest.current.onLine?.(null);
      stop?.();
    };
  }, [namespace, key]);

  // covers the time, up to most of a minute, in which a socket has not noticed that its connection is lost
  const lost = useLost();
  const wasLost = useRef(false);
  useEffect(() => {
    if (lost === null && wasLost.current) void latest.current.onChange();
    wasLost.current = lost !== null;
  }, [lost]);
  return lost === null ? state : 'disconnected';
}
