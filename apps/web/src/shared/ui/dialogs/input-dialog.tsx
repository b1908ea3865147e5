import { useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { FieldFrame } from '../field-frame.tsx'
import fieldClasses from '../field.module.css'
import { PasswordField } from '../password-field.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import type { InputRequest } from './dialog-store.ts'

interface Props {
  readonly request: InputRequest
  readonly answer: (text: string) => void
  readonly cancel: () => void
}

/** Asks for a text. What is wrong with it is said once it was tried. */
export function InputDialog({ request, answer, cancel }: Props) {
  const { t } = useTexts()
  const { title, text, label, hint, value = '', confirmLabel, multiline, secret, check } = request
  const [typed, setTyped] = useState(value)
  const [tried, setTried] = useState(false)
  const problem = check?.(typed)
  const [isSaving, setSaving] = useState(false)
  const [refused, setRefused] = useState<{ readonly text: string; readonly problem: string }>()
  const refusal = refused?.text === typed ? refused.problem : undefined
  const shownProblem = tried ? (problem ?? refusal) : typed === value ? request.problem : undefined
  const type = (event: { readonly currentTarget: { readonly value: string } }) =>
    setTyped(event.currentTarget.value)
  async function confirm(): Promise<void> {
    setTried(true)
    if (problem !== undefined || isSaving) return
    setSaving(true)
    try {
      await request.save?.(typed)
      answer(typed)
    } catch (error) {
      setSaving(false)
      setRefused({ text: typed, problem: errorText(error, t) })
    }
  }
  return (
    <DialogFrame
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      loading={isSaving}
      onCancel={cancel}
      onConfirm={() => void confirm()}
    >
      {secret ? (
        <PasswordField
          label={label}
          autoComplete="current-password"
          value={typed}
          error={shownProblem}
          onChange={type}
        />
      ) : (
        <FieldFrame label={label} hint={hint} error={shownProblem}>
          {(control) => {
            const written = {
              ...control,
              className: fieldClasses.input,
              value: typed,
              onChange: type,
            }
            return multiline ? <textarea {...written} rows={5} /> : <input {...written} />
          }}
        </FieldFrame>
      )}
    </DialogFrame>
  )
}
