import ContentCopy from '@mui/icons-material/ContentCopy';
import { IconButton } from '@mui/material';
import { useNotify } from 'react-admin';
import { useText } from '../../shared/text.js';

/** Copies the registration link for an organization's volunteers, and says that it was copied. */
export function CopyLinkButton({ name, link }: { name: string; link: string }) {
  const text = useText();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    notify(text('organizations.copied'), { type: 'success' });
  };
  return (
    <IconButton
      size="small"
      aria-label={text('organizations.copy_of', { name })}
      onClick={() => void copy().catch(() => notify(text('organizations.copy_failed'), { type: 'error' }))}
    >
      <ContentCopy fontSize="small" />
    </IconButton>
  );
}
