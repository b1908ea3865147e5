import { Text } from '#layout'
import { Button, TextField, toast } from '#ui'
import { weekdayNames } from '@telemachos/rules/calendar'
import { errorText, useForm, useIdentity, useTexts } from '#shared'
import type { Availability } from './closed-hours.ts'
import { DayHours } from './day-hours.tsx'
import { DaysOff } from './days-off.tsx'
import classes from './hours-dialog.module.css'
import { formOf, problemsOf, refusedRow, savedAs } from './hours-form.ts'

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
  const form = useForm('meetings.saveAvailability', {
    start: formOf(saved),
    inputOf: (values) => ({ ProjectId, ...savedAs(values) }),
    // Each line says what is wrong with it.
    problems: (values) => ({ hours: problemsOf(values).size > 0 && t('hours.fix') }),
    onChange: () => onChanged(true),
    onSaved: () => {
      toast(t('hours.saved'))
      onSaved()
    },
  })
  const problems = problemsOf(form.values)
  const refused = refusedRow(form.refusal, form.values)
  const wrong = form.isTried && form.errorOf('hours')

  function errorOf(key: string): string | undefined {
    if (refused?.key === key) return refused.message
    const problem = problems.get(key)
    if (problem === 'incomplete') return form.isTried ? t('hours.need') : undefined
    return problem && t(`rule.${problem}`)
  }
  return (
    <form className={classes.form} {...form.form}>
      <section aria-labelledby="hours-week" className={classes.section}>
        <h3 id="hours-week" className={classes.heading}>
          {t('hours.week')}
        </h3>
        {form.values.hours.length === 0 && <p className={classes.quiet}>{t('hours.usual')}</p>}
        {weekdayNames(language).map(({ long }, index) => (
          <DayHours
            key={long}
            day={index + 1}
            name={long}
            form={form.values}
            errorOf={errorOf}
            onChange={form.set}
          />
        ))}
      </section>
      <DaysOff form={form.values} errorOf={errorOf} onChange={form.set} />
      <section aria-labelledby="hours-room" className={classes.section}>
        <h3 id="hours-room" className={classes.heading}>
          {t('hours.room')}
        </h3>
        <TextField
          {...form.text('Room')}
          label={t('hours.room.address')}
          hint={t('hours.room.hint')}
          type="url"
          inputMode="url"
        />
      </section>
      <div role="alert">
        {wrong && (
          <Text tone="failure" size="small">
            {wrong}
          </Text>
        )}
        {form.refusal && !refused && !form.errorOf('Room') && (
          <Text tone="failure" size="small">
            {errorText(form.refusal, t)}
          </Text>
        )}
      </div>
      <div className={classes.foot}>
        <Button {...form.button}>{t('hours.save')}</Button>
      </div>
    </form>
  )
}
