import Logout from '@mui/icons-material/Logout';
import { useState } from 'react';
import { useLogout } from 'react-admin';
import { useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { FootButton } from './foot-button.js';

/** A button that signs out after a confirmation. */
export function LogoutButton() {
  const text = useText();
  const logout = useLogout();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <FootButton name={text('common.words.logout')} icon={Logout} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          title={text('common.logoutQuestion')}
          body={text('account.logout_body')}
          confirmLabel={text('common.words.logout')}
          cancelLabel={text('desk_lock.renew')}
          onClose={() => setIsAsking(false)}
          onConfirm={() => void logout({}, '/login', false)}
        />
      )}
    </>
  );
}
