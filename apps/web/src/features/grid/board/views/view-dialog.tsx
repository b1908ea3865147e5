import { PROJECT_WIDE_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import { useState } from 'react'
import {
  errorText,
  limitOf,
  useIdentity,
  useOfferUndo,
  useTexts,
  useWrite,
  withUndo,
  type ApiError,
} from '#shared'
import {
  askToConfirm,
  Button,
  Checkbox,
  DialogFrame,
  showSystemMessage,
  TextField,
  toast,
} from '#ui'
import type { GridSearch } from '../grid-search.ts'
import { toView, type SavedView } from './saved-view.ts'

interface Props {
  readonly search: GridSearch
  /** The view that is changed; a new one without it. */
  readonly view: SavedView | undefined
  readonly onView: (search: GridSearch) => void
  readonly onClose: () => void
}

/** Names what the grid shows, and says whether the staff sees it too; changes or deletes a view. */
export function ViewDialog({ search, view, onView, onClose }: Props) {
  const { t } = useTexts()
  const { ProjectId, Role } = useIdentity()
  const [name, setName] = useState(view?.Name ?? '')
  const [isShared, setShared] = useState(view?.Shared ?? false)
  const [refused, setRefused] = useState<string>()
  const save = useWrite('grid.saveView')
  const remove = useWrite('grid.deleteView')
  const offerUndo = useOfferUndo()
  const fail = (error: ApiError): void =>
    setRefused(error.fields[0]?.message || errorText(error, t))

  function keep(): void {
    const Name = name.trim()
    if (Name === '') return setRefused(t('rule.required'))
    save.mutate(
      { ProjectId, Name, Shared: isShared, View: toView(search), ...(view && { Id: view.Id }) },
      {
        onError: fail,
        onSuccess: ({ Id }) => {
          onClose()
          onView({ ...search, view: Id })
          toast(t('actions.grid.views.saved'))
        },
      },
    )
  }

  async function drop({ Id, Name, Shared, View }: SavedView): Promise<void> {
    // One's own can be had back; one that others have is missed by them meanwhile.
    const isSure =
      !Shared ||
      (await askToConfirm({
        title: t('actions.grid.views.deleteConfirm', { name: Name }),
        text: t('actions.grid.views.removal'),
        confirmLabel: t('actions.grid.views.delete'),
        danger: true,
      }))
    if (!isSure) return
    await withUndo(
      remove.mutateAsync({ ProjectId, Id }).then(
        () => {
          onClose()
          const { view: _, ...others } = search
          onView(others)
          offerUndo({ done: t('actions.grid.views.deleted'), undo: bringBack })
        },
        (error: unknown) => fail(error as ApiError),
      ),
    )
    async function bringBack(): Promise<boolean> {
      try {
        await save.mutateAsync({ ProjectId, Name, Shared, View })
        return true
      } catch (error) {
        showSystemMessage(error, t)
        return false
      }
    }
  }

  return (
    <DialogFrame
      title={
        view ? t('actions.grid.views.manage', { name: view.Name }) : t('actions.grid.views.save')
      }
      text={t('actions.grid.views.text')}
      confirmLabel={t('actions.grid.views.confirm')}
      onCancel={onClose}
      onConfirm={keep}
    >
      <TextField
        label={t('actions.grid.views.name')}
        value={name}
        maxLength={limitOf('grid.saveView', 'Name')}
        autoComplete="off"
        error={refused}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setRefused(undefined)
        }}
      />
      {roleAllowed(Role, PROJECT_WIDE_ROLES) && (
        <Checkbox label={t('actions.grid.views.share')} checked={isShared} onChange={setShared} />
      )}
      {view && (
        <Button variant="subtle" color="red" onClick={() => void drop(view)}>
          {t('actions.grid.views.delete')}
        </Button>
      )}
    </DialogFrame>
  )
}
