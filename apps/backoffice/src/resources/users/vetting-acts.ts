import type { VettingKind } from '@karov/api-client';
import type { GuardianReason } from '@karov/domain';
import type { Confirmation } from '../../shared/acts/confirmation.js';
import { api } from '../../shared/api.js';
import type { Translate } from '../../shared/text.js';

/** The items that can be confirmed or refused. */
type Refusable = Exclude<VettingKind, 'renewal'>;

/** A person and what is to be confirmed about them. */
export interface Vetted {
  userId: number;
  informationId: number;
  name: string;
  guardian: GuardianReason | null;
  /** the document that is shown, on which alone is decided */
  file: string | null;
}

/** Returns the dialog that asks for confirmation; it states the person's name and the consequences. */
export function vettingConfirmation(kind: Refusable, person: Vetted, text: Translate): Confirmation {
  const { name } = person;
  if (kind === 'police')
    return {
      title: text('users.police_title', { name }),
      body: text('users.police_body'),
      confirmLabel: text('users.police_confirm'),
      done: text('users.police_done'),
      run: () =>
        api.act('POST', '/admin/users/validate/police/{id}', {
          params: { path: { id: person.userId } },
          body: { validate_police: 1, file: person.file },
        }),
    };
  if (kind === 'training')
    return {
      title: text('users.training_title', { name }),
      body: text('users.training_body'),
      confirmLabel: text('users.training_confirm'),
      done: text('users.training_done'),
      run: () =>
        api.act('POST', '/admin/users/validate/training/{id}', {
          params: { path: { id: person.informationId } },
          body: { validate_training: 1 },
        }),
    };
  return {
    title: text('users.guardian_title', { name }),
    body: text(person.guardian === 'adult' ? 'users.guardian_body_adult' : 'users.guardian_body_minor'),
    confirmLabel: text('users.guardian_confirm'),
    done: text('users.guardian_done'),
    run: () =>
      api.act('POST', '/admin/users/confirm/guardian/{id}', {
        params: { path: { id: person.userId } },
        body: { file: person.file },
      }),
  };
}

/** Returns the dialog that asks before a submitted item is refused; the person will read the reason. */
export function vettingRefusal(
  kind: Refusable,
  { userId, name, file }: Vetted,
  text: Translate,
): Confirmation {
  return {
    title: text('vetting.refuse_title', { kind: text(`vetting.kinds.${kind}`), name }),
    body: text(kind === 'training' ? 'vetting.refuse_training_body' : 'vetting.refuse_body'),
    confirmLabel: text('vetting.refuse'),
    done: text('vetting.refused_done'),
    danger: true,
    noteLabel: text('vetting.reason'),
    isNoteRequired: true,
    run: (reason) =>
      api.act('POST', '/admin/vetting/refuse/{id}', {
        params: { path: { id: userId } },
        body: { kind, system_note: reason, file },
      }),
  };
}

/** Returns the dialog that asks before a person is asked to renew their agreement. */
export function renewalRequest({ userId, name }: Vetted, text: Translate): Confirmation {
  return {
    title: text('vetting.renew_title', { name }),
    body: text('vetting.renew_body'),
    confirmLabel: text('vetting.renew'),
    done: text('vetting.renew_done'),
    run: () => api.act('POST', '/admin/vetting/ask-to-renew/{id}', { params: { path: { id: userId } } }),
  };
}
