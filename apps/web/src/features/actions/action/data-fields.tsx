import { SaveStatus } from '#ui'
import { useEffect, useId, useRef } from 'react'
import { useSaveShortcut, useTexts } from '#shared'
import { DataInput } from './data-input.tsx'
import { FormConflict } from './form-conflict.tsx'
import { OthersWriting } from './others-writing.tsx'
import type { ActionForm } from './use-action-form.ts'
import { useFieldError } from './use-field-error.ts'
import classes from './data-fields.module.css'

/** The fields of a part of an action's form, each with its error beside it, and what became of the typing. */
export function DataFields({ form }: { readonly form: ActionForm }) {
  const errorText = useFieldError()
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
      <OthersWriting form={form} />
      {form.draft.contested.length > 0 && <FormConflict form={form} />}
      <SaveStatus draft={form.draft} />
    </div>
  )
}

/** Everything that stands in the way of completing; takes the focus each time it is asked for. */
function ErrorSummary({ form, ids }: { readonly form: ActionForm; readonly ids: string }) {
  const { t } = useTexts()
  const errorText = useFieldError()
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
