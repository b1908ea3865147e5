import { useCall, useForm, useTexts } from '#shared'
import { DialogFrame, SelectField, TextField, toast } from '#ui'

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
  const form = useForm('actions.createAction', {
    start: { Title: '', TypeId: TASK },
    inputOf: ({ Title, TypeId }) => ({ ProjectId: projectId, TypeId: Number(TypeId), Title }),
    required: () => ({ Title: t('rule.required') }),
    onSaved: ({ Title }) => {
      toast(t('projects.actions.made', { title: Title }))
      onClose()
    },
    shortcut: false,
  })
  return (
    <DialogFrame
      title={t('projects.actions.newTitle')}
      text={t('projects.actions.newText')}
      confirmLabel={t('projects.actions.newConfirm')}
      onCancel={onClose}
      onConfirm={() => void form.save()}
    >
      <TextField
        label={t('projects.actions.column')}
        {...form.text('Title')}
        error={form.errorOf('Title') ?? form.failure}
      />
      <SelectField
        label={t('projects.actions.type')}
        options={(types.data ?? []).map(({ Id }) => ({
          value: String(Id),
          label: t(`projects.actionType.${Id as TypeId}`),
        }))}
        value={form.values.TypeId}
        onChange={(next) => next && form.set({ TypeId: next })}
      />
    </DialogFrame>
  )
}
