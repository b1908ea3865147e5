import { useState } from 'react'
import { errorText } from '../../shared/api/error-text.ts'
import { useCall, useWrite } from '../../shared/api/use-call.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { SelectField } from '../../shared/ui/choices/select-field.tsx'
import { DialogFrame } from '../../shared/ui/dialogs/dialog-frame.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { toast } from '../../shared/ui/toast-store.ts'

interface Props {
  readonly projectId: number
  readonly onClose: () => void
}

const TASK = '3'
type TypeId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** A new action of the project: its title and its type; unpublished, at the end of the grid. */
export function NewAction({ projectId, onClose }: Props) {
  const { t } = useTexts()
  const types = useCall('actions.listActionTypes', {})
  const create = useWrite('actions.createAction')
  const [title, setTitle] = useState('')
  const [type, setType] = useState(TASK)
  const [isTried, setTried] = useState(false)
  const problem = create.error ? errorText(create.error, t) : undefined
  const missing = isTried && title.trim() === '' ? t('rule.required') : undefined

  async function make(): Promise<void> {
    setTried(true)
    if (title.trim() === '') return
    await create.mutateAsync({ ProjectId: projectId, TypeId: Number(type), Title: title })
    toast(t('projects.actions.made', { title }))
    onClose()
  }
  return (
    <DialogFrame
      title={t('projects.actions.newTitle')}
      text={t('projects.actions.newText')}
      confirmLabel={t('projects.actions.newConfirm')}
      onCancel={onClose}
      onConfirm={() => void make().catch(() => undefined)}
    >
      <TextField
        label={t('projects.actions.column')}
        value={title}
        maxLength={300}
        error={missing ?? problem}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <SelectField
        label={t('projects.actions.type')}
        options={(types.data ?? []).map(({ Id }) => ({
          value: String(Id),
          label: t(`projects.actionType.${Id as TypeId}`),
        }))}
        value={type}
        onChange={(next) => setType(next ?? type)}
      />
    </DialogFrame>
  )
}
