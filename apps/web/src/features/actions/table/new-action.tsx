import { Stack } from '#layout'
import type { TextByLanguage } from '@telemachos/contract/core/text-by-language'
import { useForm, useTexts } from '#shared'
import { DialogFrame, LanguageFields, SelectField, toast } from '#ui'
import { QuestChoice } from '../quest-choice.tsx'
import { TYPES } from './row.ts'

interface Props {
  readonly projectId: number
  readonly onClose: () => void
  /** Hears of the action that was made. */
  readonly onMade: (actionId: number) => void
}

const TASK = '3'
const QUESTIONNAIRE = '4'

/** A new action of the project: its title, its type, and the questionnaire of one that asks it. */
export function NewAction({ projectId, onClose, onMade }: Props) {
  const { t } = useTexts()
  const form = useForm('actions.createAction', {
    start: {
      Title: '',
      Titles: {} as TextByLanguage,
      TypeId: TASK,
      QuestId: null as number | null,
    },
    inputOf: ({ TypeId, QuestId, ...titles }) => ({
      ...titles,
      ProjectId: projectId,
      TypeId: Number(TypeId),
      ...(TypeId === QUESTIONNAIRE && { QuestId }),
    }),
    required: ({ TypeId }) => ({
      Title: t('rule.required'),
      ...(TypeId === QUESTIONNAIRE && { QuestId: t('rule.required') }),
    }),
    onSaved: ({ Id, Title }) => {
      toast(t('actions.table.made', { title: Title }))
      onClose()
      onMade(Id)
    },
    shortcut: false,
  })
  const { values } = form
  return (
    <DialogFrame
      title={t('actions.table.newTitle')}
      text={t('actions.table.newText')}
      confirmLabel={t('actions.table.newConfirm')}
      onCancel={onClose}
      onConfirm={() => void form.save()}
    >
      <Stack gap={3}>
        <LanguageFields
          name={t('actions.table.column.Title')}
          value={{ ...values.Titles, el: values.Title }}
          maxLength={300}
          errorOf={(language) => language === 'el' && (form.errorOf('Title') ?? form.failure)}
          onChange={({ el: Title, ...Titles }) => form.set({ Title, Titles })}
        />
        <SelectField
          label={t('actions.table.column.TypeId')}
          hint={t(`actions.table.typeHint.${Number(values.TypeId) as 1}`)}
          options={TYPES.map((type) => ({
            value: String(type),
            label: t(`actions.grid.type.${type}`),
          }))}
          value={values.TypeId}
          onChange={(next) => next && form.set({ TypeId: next })}
        />
        {values.TypeId === QUESTIONNAIRE && (
          <QuestChoice
            projectId={projectId}
            label={t('actions.table.quest')}
            value={values.QuestId}
            error={form.errorOf('QuestId')}
            onChange={(QuestId) => form.set({ QuestId })}
          />
        )}
      </Stack>
    </DialogFrame>
  )
}
