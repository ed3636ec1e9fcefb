import type { SameKeys } from '../catalogue.js';
import type { accessHe } from './access.he.js';

/** Who gets in: blocked addresses. */
export const accessEn: SameKeys<typeof accessHe> = {
  blocked_ips: {
    title: 'Blocked addresses',
    intro: 'From addresses that sent too many wrong codes or calls nobody can sign in for a while.',
    user: 'User',
    nobody: 'Not known',
    address: 'IP address',
    path: 'Path',
    reason: 'Reason',
    since: 'Since',
    until: 'Until',
    unblock: 'Unblock',
    unblock_of: 'Unblock %{address}',
    question: 'Unblock %{address}?',
    consequence: 'Signing in from this address will be possible again at once.',
    done: '%{address} is unblocked.',
    empty: 'No address is blocked.',
    empty_hint: 'An address that gets blocked stands here until the block ends or is lifted.',
  },
};
