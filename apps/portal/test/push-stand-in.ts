/** The server's key, which has three bytes. */
export const PUSH_KEY = 'BAUG';

/** A browser with notifications, as the portal sees it; jsdom has none of this. */
export interface BrowserStandIn {
  permission: NotificationPermission;
  /** how many times the person was asked for permission */
  asked: number;
  /** the address at the browser's push service, while it is subscribed */
  endpoint: string | null;
}

/**
 * Gives the test a browser with notifications; `answer` is what the person answers when asked for permission.
 */
export function browserWithPush(answer: NotificationPermission = 'granted'): BrowserStandIn {
  const state: BrowserStandIn = { permission: 'default', asked: 0, endpoint: null };
  const subscription = () =>
    state.endpoint === null
      ? null
      : {
          options: { applicationServerKey: Uint8Array.from([4, 5, 6]).buffer },
          toJSON: () => ({ endpoint: state.endpoint, keys: { p256dh: 'point', auth: 'secret' } }),
          unsubscribe: () => {
            state.endpoint = null;
            return Promise.resolve(true);
          },
        };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription()),
    subscribe: () => {
      state.endpoint = 'https://push.example/1';
      return Promise.resolve(subscription());
    },
  };
  const registration = { pushManager, getNotifications: () => Promise.resolve([]) };
  const notification = {
    get permission() {
      return state.permission;
    },
    requestPermission: () => {
      state.asked++;
      state.permission = answer;
      return Promise.resolve(answer);
    },
  };
  Object.assign(globalThis, { PushManager: class {}, Notification: notification });
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return state;
}

/** Removes the browser with notifications. */
export function browserWithoutPush(): void {
  Reflect.deleteProperty(globalThis, 'PushManager');
  Reflect.deleteProperty(globalThis, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
