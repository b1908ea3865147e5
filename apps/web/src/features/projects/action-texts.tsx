import { Stack } from '#layout'
import type { TextByLanguage } from '@telemachos/contract/core/text-by-language'
import { ApiError, useCall, useForm, useTexts, type CallOutput } from '#shared'
import { DialogFrame, LanguageFields, Loadable, ModalDialog, toast } from '#ui'
import classes from './projects.module.css'

interface Props {
  readonly projectId: number
  readonly actionId: number
  readonly onClose: () => void
}

/** What an action is called and said to be in each language; saved by itself, for all its projects. */
export function ActionTexts(props: Props) {
  const { projectId: ProjectId, actionId: ActionId, onClose } = props
  const { t } = useTexts()
  const query = useCall('actions.getActionTexts', { ProjectId, ActionId }, { gcTime: 0 })
  if (query.data) return <Fields {...props} texts={query.data} />
  return (
    <ModalDialog label={t('projects.actions.texts')} onClose={onClose}>
      <Loadable query={query}>{() => null}</Loadable>
    </ModalDialog>
  )
}

const LONGEST = { Title: 300, Descr: 4_000 }

interface FieldsProps extends Props {
  readonly texts: CallOutput<'actions.getActionTexts'>
}

function Fields({ projectId, actionId, onClose, texts }: FieldsProps) {
  const { t } = useTexts()
  const form = useForm('actions.saveActionTexts', {
    start: texts,
    inputOf: (values) => ({ ProjectId: projectId, ActionId: actionId, ...values }),
    required: () => ({ Title: t('rule.required') }),
    onSaved: () => {
      toast(t('projects.actions.textsSaved'))
      onClose()
    },
    shortcut: false,
  })
  const isShared = form.error instanceof ApiError && form.error.details['rule'] === 'action_shared'
  const fields = (part: 'Title' | 'Descr') => ({
    value: { ...form.values[`${part}s`], el: form.values[part] } as TextByLanguage,
    maxLength: LONGEST[part],
    errorOf: (language: string) => language === 'el' && form.errorOf(part),
    onChange: ({ el: own = '', ...others }: TextByLanguage) =>
      form.set({ [part]: own, [`${part}s`]: others }),
  })
  return (
    <DialogFrame
      title={t('projects.actions.texts')}
      text={t('projects.actions.textsText')}
      confirmLabel={t('projects.save')}
      onCancel={onClose}
      onConfirm={() => void form.save()}
    >
      <Stack gap={4}>
        {form.failure && (
          <p role="alert" className={classes.error}>
            {isShared ? t('rule.action_shared') : form.failure}
          </p>
        )}
        <LanguageFields name={t('projects.actions.column')} {...fields('Title')} />
        <LanguageFields name={t('projects.actions.descr')} rows={3} {...fields('Descr')} />
      </Stack>
    </DialogFrame>
  )
}
