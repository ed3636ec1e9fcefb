/** All that goes over the wire. */
export * from './wire.js';
export * from './wire-event-form.js';
export * from './wire-event.js';
export * from './wire-people.js';
export * from './wire-help.js';
export * from './wire-emergency.js';
export * from './wire-talk.js';
export * from './wire-access.js';
export * from './wire-users.js';
export * from './wire-figures.js';
export * from './wire-person.js';
export * from './wire-waiting.js';
export * from './wire-desk.js';
export * from './wire-service.js';
export * from './wire-forms.js';
