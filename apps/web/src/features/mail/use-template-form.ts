import { useEffect, useEffectEvent, useRef } from 'react'
import { useForm, useTexts, type CallInput, type CallOutput } from '#shared'
import { toast } from '#ui'

export type Template = CallOutput<'mail.getTemplate'>

/** Which template, in which language. */
export type TemplatePlace = Omit<CallInput<'mail.saveTemplate'>, 'Subject' | 'Body'>

/** One language of a template as it is written; what is saved elsewhere meanwhile is taken over. */
export function useTemplateForm(
  place: TemplatePlace,
  { Subject, Body }: Pick<Template, 'Subject' | 'Body'>,
  onSaved: () => void,
) {
  const { t } = useTexts()
  const form = useForm('mail.saveTemplate', {
    start: { Subject, Body },
    isReady: (text) => text.Subject !== Subject || text.Body !== Body,
    inputOf: (text) => ({ ...place, ...text }),
    required: () => ({ Subject: t('rule.required'), Body: t('rule.required') }),
    onSaved: () => {
      toast(t('mail.template.saved'))
      onSaved()
    },
    shortcut: false,
  })
  const stored = useRef({ Subject, Body })
  const take = useEffectEvent(() => {
    const { values, take: goOnFrom } = form
    // What is being written stays.
    const isUntouched =
      values.Subject === stored.current.Subject && values.Body === stored.current.Body
    stored.current = { Subject, Body }
    if (isUntouched) goOnFrom({ Subject, Body })
  })
  useEffect(() => take(), [Subject, Body])
  const { values } = form
  return {
    values,
    set: form.set,
    save: () => form.save(),
    isBusy: form.isBusy,
    error: form.error,
    isChanged: values.Subject !== Subject || values.Body !== Body,
    /** What is said of an empty part, once saving was tried. */
    requiredOf: (part: 'Subject' | 'Body') =>
      form.isTried && values[part].trim() === '' && t('rule.required'),
  }
}

export type TemplateForm = ReturnType<typeof useTemplateForm>
