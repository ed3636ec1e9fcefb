import { ownValue } from '@karov/domain';
import { SendingHoldService } from '../modules/notifications/index.js';
import { asLines, examine } from '../platform/checks/examine.js';
import { type Command, type PlainCommand, WrongUse } from './command.js';
import { forgetActivity } from './forget-activity.js';
import { endSessions, endSuperAdmin, makeSuperAdmin } from './people-commands.js';
import { reindex } from './reindex.js';
import { supportBundle } from './support-bundle.js';
import { testMessage } from './test-message.js';

const CALL = 'npm run admin --';
const URGENT = '--urgent-too';

const COMMANDS: Readonly<Record<string, Command | PlainCommand>> = {
  doctor: {
    usage: 'doctor',
    about: 'whether a start would succeed, and what to look after; changes nothing',
    async runPlain(config) {
      const findings = await examine(config);
      if (findings.some(({ state }) => state === 'fault')) process.exitCode = 1;
      return asLines(findings);
    },
  },
  'make-super-admin': {
    usage: 'make-super-admin PHONE "FIRST NAME" "LAST NAME"',
    about: 'makes somebody a super admin, whoever has the number or a new person',
    run: makeSuperAdmin,
  },
  'end-super-admin': {
    usage: 'end-super-admin PHONE',
    about: 'makes a super admin an admin; the last one stays',
    run: endSuperAdmin,
  },
  'end-sessions': {
    usage: 'end-sessions PHONE',
    about: 'everybody with that number must sign in again everywhere',
    run: endSessions,
  },
  'hold-sending': {
    usage: `hold-sending "REASON" [${URGENT}]`,
    about: 'holds all sending but codes of sign-in, and what is urgent only if asked to',
    async run(app, args) {
      const [reason] = args.filter((arg) => arg !== URGENT);
      if (!reason) throw new WrongUse();
      const includesUrgent = args.includes(URGENT);
      await app.get(SendingHoldService).hold({ heldBy: null, reason, includesUrgent });
      return `Held: everything but codes of sign-in${includesUrgent ? '' : ' and what is urgent'}.`;
    },
  },
  'release-sending': {
    usage: 'release-sending',
    about: 'lets what is held leave, in order',
    async run(app) {
      await app.get(SendingHoldService).release(null);
      return 'Released: what waited leaves now, in order.';
    },
  },
  'cancel-held': {
    usage: 'cancel-held',
    about: 'what is held and waits never leaves',
    async run(app) {
      const { messages, pushes } = await app.get(SendingHoldService).cancelHeld();
      return `Cancelled: ${messages} messages, ${pushes} notifications on devices.`;
    },
  },
  'test-message': {
    usage: 'test-message sms|whatsapp|call|email ADDRESS',
    about: 'sends a message marked as a test the way that all go, and tells what became of it',
    run: testMessage,
  },
  reindex: {
    usage: 'reindex',
    about: 'rebuilds the indexes one after the other while everything runs; as the owner of the tables',
    runPlain: (config, _args, say) => reindex(config, say),
  },
  'forget-activity': {
    usage: 'forget-activity YYYY-MM-DD',
    about: 'deletes the lines of the audit log from before a day; as the owner of the tables',
    runPlain: forgetActivity,
  },
  'support-bundle': {
    usage: 'support-bundle [FILE]',
    about: 'versions, settings without keys, health, numbers and codes of failures; nothing of any person',
    run: supportBundle,
  },
};

/** All commands, each in one line. */
export function help(): string {
  const width = Math.max(...Object.values(COMMANDS).map(({ usage }) => usage.length));
  return Object.values(COMMANDS)
    .map(({ usage, about }) => `${CALL} ${usage.padEnd(width)}  ${about}`)
    .join('\n');
}

/** @throws with one line when there is no command of that name */
export function commandOf(name: string): Command | PlainCommand {
  const command = ownValue(COMMANDS, name);
  if (!command) throw new Error(`No command "${name}": ${CALL} help lists them.`);
  return command;
}

/** How a command is written, in one line. */
export function usageOf({ usage }: Command | PlainCommand): string {
  return `Usage: ${CALL} ${usage}`;
}
