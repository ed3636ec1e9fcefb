import { createDeviceStore, createStore } from '@karov/web';

/**
 * The person whose notifications this device shows; kept on the device, so that they get notifications again
 * after their next sign-in, and nobody else does.
 */
export interface PushOwner {
  userId: number;
  /** the server's id of this device */
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

/** Whether a person chose "not now" on this device. */
export const pushDeclined = createDeviceStore<boolean>('karov.push.notNow', {
  parse: (text) => text === '1',
  format: (isDeclined) => (isDeclined ? '1' : null),
});

/** Whether notifications are offered now. */
export const pushMoment = createStore(false);

/**
 * Called after an action whose result the person will wait for: a good time to offer notifications, unless
 * they were offered before (rule 185).
 */
export function offerPushNow(): void {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return;
  if (Notification.permission === 'denied' || pushDeclined.get() || pushOwner.get() !== null) return;
  pushMoment.set(true);
}
