export { type Lost, lostNow, reach, useLost } from './connection.js';
export { useCountdown } from './countdown.js';
export { createDeviceStore } from './device-store.js';
export { locale, useLocale } from './locale.js';
export { session, useSession } from './session.js';
export { createStore, type Store, useStore } from './store.js';
export { tidyOwnAddress } from './tidy-address.js';
