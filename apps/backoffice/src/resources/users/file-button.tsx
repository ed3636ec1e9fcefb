import Description from '@mui/icons-material/DescriptionOutlined';
import { Button, IconButton, Typography } from '@mui/material';
import { useAction } from '../../kit/use-action.js';
import { openFile } from '../../shared/open-file.js';
import { useText } from '../../shared/text.js';

/** Opens a submitted document before it is confirmed; each view is recorded. */
export function FileButton({
  file,
  name,
  isRow = false,
}: {
  file: string | null;
  name: string;
  isRow?: boolean;
}) {
  const text = useText();
  const open = useAction({ run: (id: string) => openFile(id) });
  if (isRow && file === null) return null;
  if (file === null) return <Typography variant="body2">{text('users.no_file')}</Typography>;
  if (isRow)
    return (
      <IconButton
        size="small"
        loading={open.isPending}
        aria-label={text('users.file_of', { name })}
        onClick={() => open.mutate(file)}
      >
        <Description fontSize="small" />
      </IconButton>
    );
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Description />}
      loading={open.isPending}
      aria-label={text('users.file_of', { name })}
      onClick={() => open.mutate(file)}
    >
      {text('users.file')}
    </Button>
  );
}
