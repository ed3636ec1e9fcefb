import type { SavedView } from '@karov/api-client';
import { LIMITS, type ViewAbility, type ViewedList, viewAbilities } from '@karov/domain';
import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import { Box, Button, Checkbox, FormControlLabel, Menu, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { MoreButton } from '../shared/acts/more-button.js';
import { useMenu } from '../shared/acts/use-menu.js';
import { api } from '../shared/api.js';
import { useIsAdmin } from '../shared/area.js';
import { useText } from '../shared/text.js';
import { ConfirmDialog } from '../shared/ui/confirm-dialog.js';
import { HiddenText } from '../shared/ui/hidden-text.js';
import { isShown, useSavedViews, useViewedList, useViewState, useViewsAgain } from './saved-views.js';
import { useAction } from './use-action.js';

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', p: 0, m: 0 } as const;

/**
 * The saved views of the list around, each one press away (rule 240). In place of react-admin's saved queries,
 * which stay on one device.
 */
export function SavedViewsList() {
  const list = useViewedList();
  return list && <ViewsOf list={list} />;
}

function ViewsOf({ list }: { list: ViewedList }) {
  const text = useText();
  const views = useSavedViews(list);
  if (views.length === 0) return null;
  return (
    <Box component="ul" aria-label={text('views.title')} sx={ROW}>
      {views.map((view) => (
        <Box component="li" key={view.id} sx={{ display: 'flex', alignItems: 'center' }}>
          <View view={view} list={list} />
        </Box>
      ))}
    </Box>
  );
}

function View({ view, list }: { view: SavedView; list: ViewedList }) {
  const text = useText();
  const { now, isSearched, show } = useViewState();
  const isOn = !isSearched && isShown(view, now);
  return (
    <>
      <Button
        size="small"
        variant={isOn ? 'contained' : 'outlined'}
        color={isOn ? 'primary' : 'inherit'}
        aria-pressed={isOn}
        startIcon={view.is_shared ? <Groups aria-hidden /> : undefined}
        onClick={() => show(view)}
      >
        <bdi>{view.name}</bdi>
        {view.is_shared && <HiddenText>, {text('views.is_shared')}</HiddenText>}
      </Button>
      {view.abilities.length > 0 && <ViewMenu view={view} list={list} />}
    </>
  );
}

type ViewAct = 'keep' | 'rename' | 'delete';

function ViewMenu({ view, list }: { view: SavedView; list: ViewedList }) {
  const text = useText();
  const { opener, menu, closing } = useMenu(text('views.more_of', { name: view.name }));
  const [act, setAct] = useState<ViewAct | null>(null);
  const offered = [
    ...(view.abilities.includes('change') ? (['keep', 'rename'] as const) : []),
    ...(view.abilities.includes('delete') ? (['delete'] as const) : []),
  ];
  const close = () => setAct(null);
  return (
    <>
      <MoreButton {...opener} />
      <Menu {...menu}>
        {offered.map((one) => (
          <MenuItem
            key={one}
            sx={one === 'delete' ? { color: 'error.main' } : undefined}
            onClick={closing(() => setAct(one))}
          >
            {text(`views.${one}`)}
          </MenuItem>
        ))}
      </Menu>
      {act === 'keep' && <Keep view={view} list={list} onClose={close} />}
      {act === 'rename' && <NameDialog view={view} list={list} onClose={close} />}
      {act === 'delete' && <Delete view={view} list={list} onClose={close} />}
    </>
  );
}

interface OfView {
  view: SavedView;
  list: ViewedList;
  onClose: () => void;
}

/** Asks before a view is replaced by what the list shows now. */
function Keep({ view, list, onClose }: OfView) {
  const text = useText();
  const { now } = useViewState();
  const save = useSaving(list, onClose, () =>
    changeOf(view, { ...now, name: view.name, is_shared: view.is_shared }),
  );
  return (
    <ConfirmDialog
      title={text('views.keep_title', { name: view.name })}
      body={text('views.keep_body')}
      confirmLabel={text('views.keep')}
      isBusy={save.isPending}
      onClose={onClose}
      onConfirm={() => save.mutate()}
    />
  );
}

/** Asks before a view is deleted, for all staff if it is shared. */
function Delete({ view, list, onClose }: OfView) {
  const text = useText();
  const remove = useSaving(list, onClose, () =>
    api.act('DELETE', '/staff/views/{id}', { params: { path: { id: view.id } } }),
  );
  return (
    <ConfirmDialog
      title={text('views.delete_title', { name: view.name })}
      body={text(view.is_shared ? 'views.delete_shared' : 'views.delete_body')}
      confirmLabel={text('views.delete')}
      cancelLabel={text('words.keep')}
      danger
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    />
  );
}

/** The button that saves what the list shows now under a name. */
export function SaveView() {
  const text = useText();
  const list = useViewedList();
  const [isOpen, setIsOpen] = useState(false);
  if (!list) return null;
  return (
    <>
      <Button startIcon={<BookmarkAdd />} onClick={() => setIsOpen(true)}>
        {text('views.save')}
      </Button>
      {isOpen && <NameDialog view={null} list={list} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** What the reader may do with a view, or with one that they are about to make. */
function useAbilities(view: SavedView | null): readonly ViewAbility[] {
  const isAdmin = useIsAdmin();
  return view?.abilities ?? viewAbilities({ isAdmin, isOwn: true, isShared: false });
}

/** Asks for the name of a view, new or known; admins also whether all staff have it. */
function NameDialog({ view, list, onClose }: Omit<OfView, 'view'> & { view: SavedView | null }) {
  const text = useText();
  const abilities = useAbilities(view);
  const { now } = useViewState();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setIsShared] = useState(view?.is_shared ?? false);
  const named = { name: name.trim(), is_shared: isShared };
  const send = () =>
    view
      ? changeOf(view, { ...stateOf(view), ...named })
      : api.act('POST', '/staff/views', { body: { list, ...bodyOf({ ...now, ...named }) } });
  const save = useSaving(list, onClose, send, ['name']);
  const { fault } = save;
  return (
    <ConfirmDialog
      title={view ? text('views.rename_title', { name: view.name }) : text('views.save_title')}
      body={text('views.save_body')}
      confirmLabel={text('common.words.save')}
      isBusy={save.isPending}
      isBlocked={name.trim() === ''}
      onClose={onClose}
      onConfirm={() => save.mutate()}
    >
      <TextField
        label={text('views.name')}
        required
        autoFocus
        value={name}
        error={fault !== undefined}
        helperText={fault}
        onChange={({ target }) => {
          setName(target.value);
          save.reset();
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && name.trim() !== '') save.mutate();
        }}
        slotProps={{ htmlInput: { maxLength: LIMITS.savedViewNameMax } }}
      />
      {abilities.includes('share') && (
        <FormControlLabel
          control={<Checkbox checked={isShared} onChange={({ target }) => setIsShared(target.checked)} />}
          label={text('views.share')}
        />
      )}
    </ConfirmDialog>
  );
}

interface NamedState extends Pick<SavedView, 'filters' | 'order_by' | 'order' | 'columns' | 'per_page'> {
  name: string;
  is_shared: boolean;
}

const stateOf = ({ filters, order_by, order, columns, per_page }: SavedView) => ({
  filters,
  order_by,
  order,
  columns,
  per_page,
});

const bodyOf = ({ order_by, per_page, ...state }: NamedState) => ({
  ...state,
  ...(order_by !== null && { order_by }),
  ...(per_page !== null && { per_page }),
});

const changeOf = (view: SavedView, state: NamedState) =>
  api.act('PUT', '/staff/views/{id}', { params: { path: { id: view.id } }, body: bodyOf(state) });

/** Carries out an act on a view, says what came of it, and shows the views anew. */
function useSaving(
  list: ViewedList,
  onClose: () => void,
  run: () => Promise<string | null | undefined>,
  shows: readonly string[] = [],
) {
  const notify = useNotify();
  const readAgain = useViewsAgain(list);
  return useAction({
    run,
    shows,
    onDone: (said) => {
      if (said) notify(said, { type: 'success' });
      void readAgain();
      onClose();
    },
  });
}
