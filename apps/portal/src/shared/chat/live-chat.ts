import { type ServerLeaving, spreadReconnects, typingPace } from '@karov/api-client';
import { createStore, session, useStore } from '@karov/web';
import { useEffect } from 'react';
import type { Socket } from 'socket.io-client';
import { afterFirstPage } from '../../core/first-page.js';
import { usePolling } from '../../core/use-polling.js';
import type { ChatAddress } from './chat-address.js';

/** The interval of reloads while the live channel is connected, in case a signal is lost. */
const SAFETY_MS = 60_000;

interface FromServer {
  refresh: () => void;
  typing: (signal: unknown) => void;
  leaving: (said: ServerLeaving) => void;
}
interface ToServer {
  follow: (answer: (said: { ok: boolean }) => void) => void;
  typing: (about: ChatAddress) => void;
}

const isLive = createStore(false);
const listeners = new Set<() => void>();
const typingListeners = new Set<(signal: unknown) => void>();
const mayTell = typingPace();
let hangUp: (() => void) | null = null;
let line: Socket<FromServer, ToServer> | null = null;

function tellAll(): void {
  for (const listener of listeners) listener();
}

/**
 * Follows the person's own conversations; after every reconnection, subscribes again and loads the messages
 * missed meanwhile.
 */
function follow(socket: Socket<FromServer, ToServer>): void {
  socket.on('connect', () => {
    socket.emit('follow', ({ ok }) => {
      isLive.set(ok);
      if (ok) tellAll();
    });
  });
  socket.on('disconnect', () => isLive.set(false));
  socket.on('connect_error', () => isLive.set(false));
  socket.on('refresh', tellAll);
  socket.on('typing', (signal) => {
    for (const listener of typingListeners) listener(signal);
  });
}

/**
 * Opens one channel for the whole portal and all its listeners; the socket library is fetched only here,
 * after the page.
 */
function call(): () => void {
  let isOver = false;
  let stop = () => {
    isOver = true;
  };
  const connect = async () => {
    await afterFirstPage();
    if (isOver) return;
    const { io } = await import('socket.io-client');
    if (isOver) return;
    const socket: Socket<FromServer, ToServer> = io('/chats', {
      path: '/api/socket.io',
      auth: (give) => give({ token: session.get()?.token ?? '' }),
      forceNew: true,
    });
    spreadReconnects(socket);
    follow(socket);
    line = socket;
    stop = () => socket.disconnect();
  };
  // If the library cannot be loaded, there are no signals, and polling continues.
  connect().catch(() => null);
  return () => {
    stop();
    line = null;
    isLive.set(false);
  };
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  hangUp ??= call();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    hangUp?.();
    hangUp = null;
  };
}

/**
 * Calls the listener when somebody is typing in the person's own conversations, while the live channel is
 * connected.
 */
export function onTyping(listener: (signal: unknown) => void): () => void {
  typingListeners.add(listener);
  return () => typingListeners.delete(listener);
}

/**
 * Announces that the person is typing in a conversation, at a limited rate; does nothing without a live
 * channel (rule 205).
 */
export function sayTyping({ context, context_id }: ChatAddress): void {
  if (line && isLive.get() && mayTell(`${context}-${context_id}`))
    line.emit('typing', { context, context_id });
}

/**
 * Reloads after every message in the person's own conversations, or at intervals without the live channel.
 */
export function useLiveReload(reload: () => void, milliseconds: number): void {
  useEffect(() => listen(reload), [reload]);
  usePolling(reload, useStore(isLive) ? Math.max(SAFETY_MS, milliseconds) : milliseconds);
}
