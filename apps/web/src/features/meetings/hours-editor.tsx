import { Text } from '../../shared/layout/text.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { weekdayNames } from '@telemachos/rules/calendar'
import { useRef, useState, type FormEvent } from 'react'
import { errorText } from '../../shared/api/error-text.ts'
import { useIdentity } from '../../shared/api/identity.ts'
import { useWrite } from '../../shared/api/use-call.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { toast } from '../../shared/ui/toast-store.ts'
import { useSaveShortcut } from '../../shared/ui/use-save-shortcut.ts'
import type { Availability } from './closed-hours.ts'
import { DayHours } from './day-hours.tsx'
import { DaysOff } from './days-off.tsx'
import classes from './hours-dialog.module.css'
import { formOf, problemsOf, refusedRow, savedAs, type HoursForm } from './hours-form.ts'

interface Props {
  readonly saved: Availability
  /** Hears whether what is on the page is other than what is saved. */
  readonly onChanged: (isChanged: boolean) => void
  readonly onSaved: () => void
}

/** Changes when a mentor can meet. A refusal leaves what was typed, and marks its line. */
export function HoursEditor({ saved, onChanged, onSaved }: Props) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const [form, setForm] = useState(() => formOf(saved))
  const [tried, setTried] = useState(false)
  const save = useWrite('meetings.saveAvailability')
  const element = useRef<HTMLFormElement>(null)
  useSaveShortcut(() => submit())
  const problems = problemsOf(form)
  const refused = refusedRow(save.error, form)

  function change(next: HoursForm): void {
    setForm(next)
    save.reset()
    onChanged(true)
  }
  function errorOf(key: string): string | undefined {
    if (refused?.key === key) return refused.message
    const problem = problems.get(key)
    if (problem === 'incomplete') return tried ? t('hours.need') : undefined
    return problem && t(`rule.${problem}`)
  }
  function submit(event?: FormEvent): void {
    event?.preventDefault()
    setTried(true)
    if (save.isPending) return
    if (problems.size > 0) return focusFault()
    save.mutate(
      { ProjectId, ...savedAs(form) },
      {
        onSuccess: () => {
          toast(t('hours.saved'))
          onSaved()
        },
        onError: focusFault,
      },
    )
  }
  // After React has marked what is wrong.
  const focusFault = () => {
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
    )
  }
  return (
    <form ref={element} className={classes.form} onSubmit={submit} noValidate>
      <section aria-labelledby="hours-week" className={classes.section}>
        <h3 id="hours-week" className={classes.heading}>
          {t('hours.week')}
        </h3>
        {form.hours.length === 0 && <p className={classes.quiet}>{t('hours.usual')}</p>}
        {weekdayNames(language).map(({ long }, index) => (
          <DayHours
            key={long}
            day={index + 1}
            name={long}
            form={form}
            errorOf={errorOf}
            onChange={change}
          />
        ))}
      </section>
      <DaysOff form={form} errorOf={errorOf} onChange={change} />
      <div role="alert">
        {tried && problems.size > 0 && (
          <Text tone="failure" size="small">
            {t('hours.fix')}
          </Text>
        )}
        {save.error && !refused && (
          <Text tone="failure" size="small">
            {errorText(save.error, t)}
          </Text>
        )}
      </div>
      <div className={classes.foot}>
        <Button type="submit" loading={save.isPending}>
          {t('hours.save')}
        </Button>
      </div>
    </form>
  )
}
