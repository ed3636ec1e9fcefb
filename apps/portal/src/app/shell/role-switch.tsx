import type { AuthRecord } from '@karov/api-client';
import { homeAfterSwitch, pageFor, pathFor, type Role, switchableRoles } from '@karov/domain';
import { session } from '@karov/web';
import { useState } from 'react';
import { api } from '../../core/api.js';
import { forcedPath, toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Icon } from '../../design/icon/icon.js';

/** The other roles of a person, one press away (rule 130, "Role switch"). */
export default function RoleSwitch({ person, onDone }: { person: AuthRecord; onDone: () => void }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const change = async (role: Role) => {
    const { data } = await api.send('POST', '/switch/role', { body: { role } });
    forcedPath.set(pathFor(pageFor(homeAfterSwitch(data), data), data));
    session.set(data);
    showToast('done', t('role.switched', { role: t(`common.roles.${role}`) }));
    onDone();
  };
  const press = (role: Role) => {
    if (isBusy) return;
    setBusy(true);
    change(role)
      .catch(toastFailure)
      .finally(() => setBusy(false));
  };
  return switchableRoles(person).map((role) => (
    <button
      key={role}
      className="menu__item"
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => press(role)}
    >
      <Icon name="person" />
      {t('role.switchTo', { role: t(`common.roles.${role}`) })}
    </button>
  ));
}
