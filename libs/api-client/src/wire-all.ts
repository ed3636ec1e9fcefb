/** All wire types. */

export * from './wire.js';
export * from './wire-access.js';
export * from './wire-basics.js';
export * from './wire-broadcasts.js';
export * from './wire-desk.js';
export * from './wire-emergency.js';
export * from './wire-event.js';
export * from './wire-event-form.js';
export * from './wire-figures.js';
export * from './wire-forms.js';
export * from './wire-help.js';
export * from './wire-link-work.js';
export * from './wire-messages-health.js';
export * from './wire-notifications.js';
export * from './wire-people.js';
export * from './wire-person.js';
export * from './wire-reach.js';
export * from './wire-service.js';
export * from './wire-talk.js';
export * from './wire-users.js';
export * from './wire-waiting.js';
