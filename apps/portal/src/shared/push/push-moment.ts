import { createDeviceStore } from '../../core/device-storage.js';
import { createStore } from '../../core/store.js';

/**
 * The person for whom this device shows notifications; it stays with the device, so that they get it back
 * with their next sign-in and nobody else does.
 */
export interface PushOwner {
  userId: number;
  /** by which the server knows this device */
  deviceId: number;
}

const OWNER = /^(\d+) (\d+)$/;

export const pushOwner = createDeviceStore<PushOwner | null>('karov.push', {
  parse: (text) => {
    const [, userId, deviceId] = OWNER.exec(text ?? '') ?? [];
    return userId && deviceId ? { userId: Number(userId), deviceId: Number(deviceId) } : null;
  },
  format: (owner) => owner && `${owner.userId} ${owner.deviceId}`,
});

/** Whether somebody has said "not now" on this device. */
export const pushDeclined = createDeviceStore<boolean>('karov.push.notNow', {
  parse: (text) => text === '1',
  format: (isDeclined) => (isDeclined ? '1' : null),
});

/** Whether notifications are offered now. */
export const pushMoment = createStore(false);

/**
 * Something has just been done whose answer one waits for: the moment at which to offer notifications, unless
 * that was answered before (rule 185).
 */
export function offerPushNow(): void {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return;
  if (Notification.permission === 'denied' || pushDeclined.get() || pushOwner.get() !== null) return;
  pushMoment.set(true);
}
