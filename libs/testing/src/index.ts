export * from './builders/people.js';
export * from './clock/fake-clock.js';
export * from './database/test-database.js';
export * from './network/free-port.js';
export * from './providers/loopback-server.js';
export * from './providers/place-search-stand-in.js';
export * from './providers/smtp-stand-in.js';
export * from './providers/twilio-stand-in.js';
