import { Button, toast } from '#ui'
import { useTexts } from '#shared'
import { surfaceClasses as surface } from '#layout'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { DataFields } from '../action/data-fields.tsx'
import { isEvent } from '../action/mentee-action.ts'
import { MissingList, useCompletesItself } from '../action/missing-list.tsx'
import type { MenteeAction } from '../action/mentee-action.ts'
import type { FormPartData } from '../action/form-place.ts'
import { useActionForm } from '../action/use-action-form.ts'
import { useCompletion } from '../action/use-completion.ts'
import classes from './action-page.module.css'
import { writeBack } from './write-back.ts'

interface Props {
  readonly action: MenteeAction
  /** The mentee's part of the form with what they have written so far. */
  readonly part: FormPartData
  readonly onCompleted: () => void
}

/** What the mentee fills in, saved by itself; and completing, but for what the mentor completes. */
export function OwnForm({ action, part, onCompleted }: Props) {
  const { t } = useTexts()
  const form = useActionForm(part, { actionId: action.Id, menteeId: action.MenteeId })
  const completion = useCompletion(action)
  const [busy, setBusy] = useState(false)
  const completesItself = useCompletesItself(action)
  const hasFields = part.Fields.length > 0

  const complete = async (): Promise<void> => {
    if (!form.check()) return
    setBusy(true)
    const kept = await form.draft.flush()
    if (kept && (await completion.complete(hasFields ? form.data() : undefined))) {
      onCompleted()
      const problem = await writeBack(form.fields, form.data(), action.MenteeId, t)
      if (problem !== undefined) toast(t('actions.form.notWrittenBack', { error: problem }))
    }
    setBusy(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!busy && !completesItself) void complete()
  }
  return (
    <form className={surface.card} onSubmit={submit} noValidate>
      {hasFields && <h2 className={surface.heading}>{t('actions.mentee.action.yourPart')}</h2>}
      {hasFields && !part.IsCurrent && <p className={surface.quiet}>{t('actions.part.older')}</p>}
      {hasFields && <DataFields form={form} />}
      <MissingList action={action} />
      {isEvent(action) ? (
        <p className={hasFields ? classes.after : surface.quiet}>
          {t('actions.mentee.action.mentorCompletes')}
        </p>
      ) : completesItself ? null : (
        <>
          <Button
            type="submit"
            size="md"
            loading={busy}
            className={hasFields ? classes.submit : ''}
          >
            {t('actions.mentee.action.complete')}
          </Button>
          {completion.error !== null && (
            <p role="alert" className={classes.error}>
              {completion.error}
            </p>
          )}
        </>
      )}
    </form>
  )
}
