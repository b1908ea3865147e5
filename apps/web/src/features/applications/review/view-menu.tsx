import { IconBookmark, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import {
  errorText,
  limitOf,
  useCall,
  useIdentity,
  useMay,
  useTexts,
  useWrite,
  type ApiError,
} from '#shared'
import { askToConfirm, Button, Checkbox, DialogFrame, Menu, TextField, toast } from '#ui'
import classes from './applications.module.css'
import { FIRST_VIEW, type ListView, type SavedView } from './list-view.ts'

interface Props {
  readonly view: ListView
  readonly onOpen: (view: ListView) => void
}

/** Opens saved views, and saves what is shown as one. */
export function ViewMenu({ view, onOpen }: Props) {
  const { t } = useTexts()
  const may = useMay()
  const { ProjectId } = useIdentity()
  const [dialog, setDialog] = useState<'new' | 'change'>()
  const { data: views = [] } = useCall('applications.listViews', { ProjectId })
  const [currentId, setCurrentId] = useState<number>()
  const current = views.find(({ Id }) => Id === currentId)
  return (
    <>
      <Menu
        align="start"
        label={t('applications.views')}
        className={classes.viewButton ?? ''}
        button={
          <>
            <IconBookmark size={18} aria-hidden="true" />
            {current?.Name ?? t('applications.views')}
            <IconChevronDown size={16} aria-hidden="true" />
          </>
        }
        items={[
          {
            key: 'all',
            label: t('applications.views.all'),
            current: current === undefined,
            run: () => {
              setCurrentId(undefined)
              onOpen(FIRST_VIEW)
            },
          },
          ...views.map((one) => ({
            key: String(one.Id),
            label: one.Shared ? t('applications.views.shared', { name: one.Name }) : one.Name,
            current: one.Id === currentId,
            run: () => {
              setCurrentId(one.Id)
              onOpen({ ...FIRST_VIEW, ...one.View })
            },
          })),
        ]}
      />
      {may('applications.saveView') && (
        <Button variant="subtle" size="sm" onClick={() => setDialog('new')}>
          {t('applications.views.save')}
        </Button>
      )}
      {current?.Mine && may('applications.saveView') && (
        <Button variant="subtle" size="sm" onClick={() => setDialog('change')}>
          {t('applications.views.update')}
        </Button>
      )}
      {dialog && (
        <ViewDialog
          view={view}
          saved={dialog === 'change' ? current : undefined}
          onSaved={setCurrentId}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}

interface DialogProps {
  readonly view: ListView
  /** The view that is changed; a new one without it. */
  readonly saved: SavedView | undefined
  readonly onSaved: (id: number | undefined) => void
  readonly onClose: () => void
}

function ViewDialog({ view, saved, onSaved, onClose }: DialogProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const [name, setName] = useState(saved?.Name ?? '')
  const [isShared, setShared] = useState(saved?.Shared ?? false)
  const [refused, setRefused] = useState<string>()
  const save = useWrite('applications.saveView')
  const remove = useWrite('applications.deleteView')
  const fail = (error: ApiError): void =>
    setRefused(error.fields[0]?.message || errorText(error, t))
  function keep(): void {
    const Name = name.trim()
    if (Name === '') return setRefused(t('rule.required'))
    save.mutate(
      { ProjectId, Name, Shared: isShared, View: view, ...(saved && { Id: saved.Id }) },
      {
        onError: fail,
        onSuccess: ({ Id }) => {
          onSaved(Id)
          onClose()
          toast(t('applications.views.saved'))
        },
      },
    )
  }
  async function drop({ Id, Name }: SavedView): Promise<void> {
    const isSure = await askToConfirm({
      title: t('applications.views.deleteConfirm', { name: Name }),
      danger: true,
    })
    if (!isSure) return
    remove.mutate(
      { ProjectId, Id },
      {
        onError: fail,
        onSuccess: () => {
          onSaved(undefined)
          onClose()
          toast(t('applications.views.deleted'))
        },
      },
    )
  }
  return (
    <DialogFrame
      title={t(saved ? 'applications.views.update' : 'applications.views.save')}
      text={t('applications.views.text')}
      confirmLabel={t('applications.views.save')}
      onCancel={onClose}
      onConfirm={keep}
    >
      <TextField
        label={t('applications.views.name')}
        value={name}
        maxLength={limitOf('applications.saveView', 'Name')}
        autoComplete="off"
        error={refused}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          setRefused(undefined)
        }}
      />
      {may('applications.publishList') && (
        <Checkbox label={t('applications.views.share')} checked={isShared} onChange={setShared} />
      )}
      {saved && (
        <Button variant="subtle" color="red" onClick={() => void drop(saved)}>
          {t('applications.views.delete')}
        </Button>
      )}
    </DialogFrame>
  )
}
