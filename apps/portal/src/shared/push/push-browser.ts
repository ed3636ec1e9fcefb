import type { PushState } from '@karov/api-client';
import { api } from '../../core/api.js';
import { pushOwner } from './push-moment.js';

/**
 * The state of notifications in this browser: on, off, blocked or unsupported, or "install" for an iPhone or
 * iPad, which needs Karov on the home screen first.
 */
export type PushHere = 'on' | 'off' | 'blocked' | 'install' | 'impossible';

export const loadPush = (): Promise<PushState> => api.get('/push/devices');

/** Returns the current state for a person. */
export function pushHere(userId: number): PushHere {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis))
    return isAppleMobile() ? 'install' : 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  return pushOwner.get()?.userId === userId && Notification.permission === 'granted' ? 'on' : 'off';
}

/**
 * Asks for permission, subscribes, and notifies the server. The browser asks only after a touch, so nothing
 * is awaited before it.
 */
export async function turnPushOn(userId: number, publicKey: string): Promise<PushHere> {
  if ((await Notification.requestPermission()) !== 'granted') return pushHere(userId);
  await register(userId, publicKey);
  return 'on';
}

/** Ends notifications on this device. */
export async function turnPushOff(): Promise<void> {
  const owner = pushOwner.get();
  pushOwner.set(null);
  await unsubscribe();
  if (owner) await api.act('DELETE', '/push/devices/{id}', { params: { path: { id: owner.deviceId } } });
}

/**
 * Renews the subscription at each visit of a person who has notifications here, because browsers' push
 * addresses change and the server's key may change too. Another person's subscription is dropped.
 */
export async function renewPush(userId: number): Promise<void> {
  if (pushOwner.get()?.userId !== userId) {
    pushOwner.set(null);
    return unsubscribe();
  }
  if (Notification.permission !== 'granted') return;
  const { public_key: publicKey } = await loadPush();
  if (publicKey !== null) await register(userId, publicKey);
}

/** Called after a sign-out: drops the browser's push address and removes notifications that are shown. */
export async function leavePush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  await unsubscribe();
}

async function register(userId: number, publicKey: string): Promise<void> {
  const { endpoint, keys } = (await subscription(publicKey)).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('the browser gave no keys');
  const { data } = await api.send('POST', '/push/devices', { body: { endpoint, p256dh, auth } });
  pushOwner.set({ userId, deviceId: data.id });
}

/**
 * Returns the browser's subscription with this key; a subscription with another key is useless and is
 * replaced.
 */
async function subscription(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(publicKey);
  const present = await pushManager.getSubscription();
  if (present && isSame(present.options.applicationServerKey, applicationServerKey)) return present;
  await present?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, at) => byte === other[at]);
}

function isAppleMobile(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
  );
}
