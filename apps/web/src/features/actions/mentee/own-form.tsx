import { Button } from '#ui'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTexts } from '#shared'
import { DataFields } from '../../../shared/actions/data-fields.tsx'
import { isEvent } from '../../../shared/actions/mentee-action.ts'
import type { MenteeAction } from '../../../shared/actions/mentee-action.ts'
import { useActionForm } from '../../../shared/actions/use-action-form.ts'
import { useCompletion } from '../../../shared/actions/use-completion.ts'
import surface from '../../../shared/actions/surface.module.css'
import classes from './action-page.module.css'

interface Props {
  readonly action: MenteeAction
  /** What the mentee has written so far, as JSON text. */
  readonly saved: string
  readonly onCompleted: () => void
}

/** What the mentee fills in, saved by itself; and completing, but for what the mentor completes. */
export function OwnForm({ action, saved, onCompleted }: Props) {
  const { t } = useTexts()
  const form = useActionForm(action, saved, 'mentee')
  const completion = useCompletion(action)
  const [busy, setBusy] = useState(false)
  const hasFields = form.fields.length > 0

  const complete = async (): Promise<void> => {
    if (!form.check()) return
    setBusy(true)
    const kept = await form.draft.flush()
    if (kept && (await completion.complete(hasFields ? form.data() : undefined))) onCompleted()
    setBusy(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!busy) void complete()
  }
  return (
    <form className={surface.card} onSubmit={submit} noValidate>
      {hasFields && <h2 className={surface.heading}>{t('actions.mentee.action.yourPart')}</h2>}
      {hasFields && <DataFields form={form} />}
      {isEvent(action) ? (
        <p className={hasFields ? classes.after : surface.quiet}>
          {t('actions.mentee.action.mentorCompletes')}
        </p>
      ) : (
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
