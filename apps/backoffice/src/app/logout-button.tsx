import Logout from '@mui/icons-material/Logout';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useLogout } from 'react-admin';
import { useText } from '../shared/text.js';
import { ConfirmDialog } from '../shared/ui/confirm-dialog.js';

/** Sign-out, asked once. */
export function LogoutButton() {
  const text = useText();
  const logout = useLogout();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button color="inherit" startIcon={<Logout aria-hidden />} onClick={() => setIsAsking(true)}>
        {text('common.words.logout')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text('common.logoutQuestion')}
          body={text('account.logout_body')}
          confirmLabel={text('common.words.logout')}
          onClose={() => setIsAsking(false)}
          onConfirm={() => void logout({}, '/login', false)}
        />
      )}
    </>
  );
}
