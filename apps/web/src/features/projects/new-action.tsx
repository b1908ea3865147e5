import { useNavigate } from '@tanstack/react-router'
import type { TextByLanguage } from '@telemachos/contract/core/text-by-language'
import { useCall, useForm, useTexts } from '#shared'
import { DialogFrame, LanguageFields, SelectField, TOAST_MS, toast } from '#ui'

interface Props {
  readonly projectId: number
  readonly onClose: () => void
  /** Where an action's content is written; nothing where it may not be. */
  readonly contentPathOf: ((actionId: number) => string) | undefined
}

const TASK = '3'
type TypeId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** A new action of the project: its title and its type; unpublished, at the end of the grid. */
export function NewAction({ projectId, onClose, contentPathOf }: Props) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const types = useCall('actions.listActionTypes', {})
  const form = useForm('actions.createAction', {
    start: { Title: '', Titles: {} as TextByLanguage, TypeId: TASK },
    inputOf: ({ TypeId, ...titles }) => ({
      ...titles,
      ProjectId: projectId,
      TypeId: Number(TypeId),
    }),
    required: () => ({ Title: t('rule.required') }),
    onSaved: ({ Id, Title }) => {
      const to = contentPathOf?.(Id)
      const run = (): void => void (to && navigate({ to }))
      toast(t('projects.actions.made', { title: Title }), {
        ...(to && {
          ms: TOAST_MS.linkResult,
          action: { label: t('projects.actions.writeContent'), run },
        }),
      })
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
      <LanguageFields
        name={t('projects.actions.column')}
        value={{ ...form.values.Titles, el: form.values.Title }}
        maxLength={300}
        errorOf={(language) => language === 'el' && (form.errorOf('Title') ?? form.failure)}
        onChange={({ el: Title, ...Titles }) => form.set({ Title, Titles })}
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
