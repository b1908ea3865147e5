import { Stack } from '#layout'
import { Button, DateField, IconButton, TextField } from '#ui'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTexts } from '#shared'
import classes from './hours-dialog.module.css'
import { withDaysOff, type DaysOffRow, type HoursForm } from './hours-form.ts'

interface Props {
  readonly form: HoursForm
  readonly errorOf: (key: string) => string | undefined
  readonly onChange: (form: HoursForm) => void
}

/** Days on which a mentor cannot meet, whatever the hours of the week. */
export function DaysOff({ form, errorOf, onChange }: Props) {
  const { t } = useTexts()
  const section = useRef<HTMLElement>(null)
  const focus = (selector: string) =>
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>(selector)?.focus())
  const set = (row: DaysOffRow, change: Partial<DaysOffRow>) =>
    onChange({
      ...form,
      daysOff: form.daysOff.map((one) => (one.key === row.key ? { ...one, ...change } : one)),
    })
  return (
    <section ref={section} aria-labelledby="hours-off" className={classes.section}>
      <h3 id="hours-off" className={classes.heading}>
        {t('hours.off')}
      </h3>
      {form.daysOff.length === 0 && <p className={classes.quiet}>{t('hours.offNone')}</p>}
      <Stack as="ol" gap={3} packed className={classes.daysOff}>
        {form.daysOff.map((row, index) => (
          <li key={row.key} className={classes.dayOff}>
            <DateField
              label={t('hours.offFrom')}
              hint=""
              value={row.from}
              onChange={(from) =>
                // A single day is the usual case: its end is filled in.
                set(row, { from, to: row.to ?? from })
              }
            />
            <DateField
              label={t('hours.offTo')}
              hint=""
              error={errorOf(row.key)}
              value={row.to}
              onChange={(to) => set(row, { to })}
            />
            <TextField
              label={t('hours.note')}
              maxLength={200}
              className={classes.note}
              value={row.note}
              onChange={(event) => set(row, { note: event.currentTarget.value })}
            />
            <IconButton
              label={t('hours.offRemove', { number: index + 1 })}
              className={classes.remove}
              onClick={() => {
                onChange({ ...form, daysOff: form.daysOff.filter(({ key }) => key !== row.key) })
                focus('[data-add]')
              }}
            >
              <IconX size={18} />
            </IconButton>
          </li>
        ))}
      </Stack>
      <div>
        <Button
          variant="default"
          data-add=""
          leftSection={<IconPlus size={18} />}
          onClick={() => {
            onChange(withDaysOff(form))
            focus('li:last-child input')
          }}
        >
          {t('hours.offAdd')}
        </Button>
      </div>
    </section>
  )
}
