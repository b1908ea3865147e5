import { useEffect, useId, useRef } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { useSaveShortcut } from '../forms/use-save-shortcut.ts'
import { labelIn } from './action-form.ts'
import type { FieldRule, FormField } from './action-form.ts'
import { DataInput } from './data-input.tsx'
import { SaveStatus } from './save-status.tsx'
import type { ActionForm } from './use-action-form.ts'
import classes from './data-fields.module.css'

/** The fields of an action's form, each with its error beside it, and what became of the typing. */
export function DataFields({ form }: { readonly form: ActionForm }) {
  const errorText = useErrorText()
  const ids = useId()
  useSaveShortcut(() => void form.draft.flush())
  return (
    <div className={classes.fields}>
      <ErrorSummary form={form} ids={ids} />
      {form.fields.map((field) => {
        const rule = form.errorOf(field)
        return (
          <DataInput
            key={field.name}
            id={`${ids}-${field.name}`}
            field={field}
            value={form.draft.values[field.name] ?? ''}
            error={rule && errorText(field, rule)}
            onChange={(value) => form.draft.change(field.name, value)}
            onLeave={() => form.leave(field)}
          />
        )
      })}
      <SaveStatus draft={form.draft} />
    </div>
  )
}

/** The rule that a field breaks, in words. */
function useErrorText(): (field: FormField, rule: FieldRule) => string {
  const { t, language } = useTexts()
  return (field, rule) => {
    const key = rule === 'required' && field.type === 'checkbox' ? 'requiredCheck' : rule
    return t(`actions.form.error.${key}`, { label: labelIn(field.label, language) })
  }
}

/** Everything that stands in the way of completing; takes the focus each time it is asked for. */
function ErrorSummary({ form, ids }: { readonly form: ActionForm; readonly ids: string }) {
  const { t } = useTexts()
  const errorText = useErrorText()
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (form.checks > 0) summary.current?.focus()
  }, [form.checks])
  if (form.errors.length === 0) return null
  return (
    <div ref={summary} className={classes.summary} role="alert" tabIndex={-1}>
      <h3>{t('actions.form.summary', { count: form.errors.length })}</h3>
      <ul>
        {form.errors.map(({ field, rule }) => (
          <li key={field.name}>
            <a
              href={`#${ids}-${field.name}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(`${ids}-${field.name}`)?.focus()
              }}
            >
              {errorText(field, rule)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
