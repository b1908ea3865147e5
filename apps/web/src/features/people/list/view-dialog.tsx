import { Button, Checkbox, DialogFrame, TextField, toast, showSystemMessage } from '#ui'
import { PROJECT_WIDE_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import { useState } from 'react'
import {
  call,
  errorText,
  limitOf,
  useAskRemoval,
  useIdentity,
  useOfferUndo,
  useTexts,
  useWrite,
  withUndo,
  type ApiError,
  type CallOutput,
} from '#shared'
import { toView } from './people-search.ts'
import type { PeopleAddress } from './use-people-address.ts'

type SavedView = CallOutput<'people.listViews'>[number]

interface ViewDialogProps {
  readonly address: PeopleAddress
  /** The view that is changed; a new one without it. */
  readonly view: SavedView | undefined
  readonly onClose: () => void
}

/** Names what is shown, and says whether the whole project sees it; changes or deletes a view. */
export function ViewDialog({ address, view, onClose }: ViewDialogProps) {
  const { t } = useTexts()
  const { ProjectId, Role } = useIdentity()
  const [name, setName] = useState(view?.Name ?? '')
  const [shared, setShared] = useState(view?.Shared ?? false)
  const [refused, setRefused] = useState<string>()
  const save = useWrite('people.saveView')
  const remove = useWrite('people.deleteView')
  const ask = useAskRemoval()
  const offerUndo = useOfferUndo()
  const { search, change } = address
  const fail = (error: ApiError): void =>
    setRefused(error.fields[0]?.message || errorText(error, t))

  function keep(): void {
    const Name = name.trim()
    if (Name === '' || Name.length > 80) return setRefused(t('people.views.nameLength'))
    save.mutate(
      { ProjectId, Name, Shared: shared, View: toView(search), ...(view && { Id: view.Id }) },
      {
        onError: fail,
        onSuccess: ({ Id }) => {
          onClose()
          change({ view: Id, page: search.page })
          toast(t('people.views.saved'))
        },
      },
    )
  }

  async function drop({ Id, Name, Shared, View }: SavedView): Promise<void> {
    // One's own can be had back; one that others have is missed by them meanwhile.
    const isSure =
      !Shared ||
      (await ask({
        name: Name,
        count: () => call('people.getViewUses', { ProjectId, Id }),
        text: t('people.views.removal'),
        isQuiet: ({ People }) => People === 0,
      }))
    if (!isSure) return
    await withUndo(
      remove.mutateAsync({ ProjectId, Id }).then(
        () => {
          onClose()
          change({ view: undefined, page: search.page })
          offerUndo({ done: t('people.views.deleted'), undo: bringBack })
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
      title={view ? t('people.views.manage', { name: view.Name }) : t('people.views.save')}
      text={t('people.views.saveText')}
      confirmLabel={t('people.views.confirm')}
      onCancel={onClose}
      onConfirm={keep}
    >
      <TextField
        label={t('people.views.name')}
        value={name}
        maxLength={limitOf('people.saveView', 'Name')}
        autoComplete="off"
        error={refused}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setRefused(undefined)
        }}
      />
      {roleAllowed(Role, PROJECT_WIDE_ROLES) && (
        <Checkbox label={t('people.views.share')} checked={shared} onChange={setShared} />
      )}
      {view && (
        <Button variant="subtle" color="red" onClick={() => void drop(view)}>
          {t('people.views.delete')}
        </Button>
      )}
    </DialogFrame>
  )
}
