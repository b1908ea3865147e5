import { Row, Stack } from '#layout'
import { IconCopy, IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTexts } from '#shared'
import { IconButton, TimeField } from '#ui'
import classes from './hours-dialog.module.css'
import {
  copyToWorkingDays,
  withHours,
  WORKING_DAYS,
  type HoursForm,
  type HoursRow,
} from './hours-form.ts'

interface Props {
  /** 1 Monday to 7 Sunday. */
  readonly day: number
  readonly name: string
  readonly form: HoursForm
  readonly errorOf: (key: string) => string | undefined
  readonly onChange: (form: HoursForm) => void
}

/** The hours of one day of the week. */
export function DayHours({ day, name, form, errorOf, onChange }: Props) {
  const { t } = useTexts()
  const group = useRef<HTMLDivElement>(null)
  const rows = form.hours.filter((row) => row.day === day)
  const focus = (selector: string) =>
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(selector)?.focus())
  const set = (row: HoursRow, change: Partial<HoursRow>) =>
    onChange({
      ...form,
      hours: form.hours.map((one) => (one.key === row.key ? { ...one, ...change } : one)),
    })
  return (
    <div ref={group} role="group" aria-label={name} className={classes.day}>
      <p className={classes.dayName}>{name}</p>
      <Stack gap={2} packed className={classes.spans}>
        {rows.length === 0 && <p className={classes.quiet}>{t('hours.closedDay')}</p>}
        {rows.map((row, index) => (
          <div key={row.key} className={classes.span}>
            <TimeField
              label={t('hours.from')}
              hint=""
              value={row.from}
              onChange={(from) => set(row, { from })}
            />
            <TimeField
              label={t('hours.to')}
              hint=""
              error={errorOf(row.key)}
              value={row.to}
              onChange={(to) => set(row, { to })}
            />
            <IconButton
              label={t('hours.remove', { day: name, number: index + 1 })}
              className={classes.remove}
              onClick={() => {
                onChange({ ...form, hours: form.hours.filter(({ key }) => key !== row.key) })
                focus('[data-add]')
              }}
            >
              <IconX size={18} />
            </IconButton>
          </div>
        ))}
      </Stack>
      <Row nowrap justify="end">
        {rows.length > 0 && WORKING_DAYS.includes(day) && (
          <IconButton
            label={t('hours.copy', { day: name })}
            onClick={() => onChange(copyToWorkingDays(form, day))}
          >
            <IconCopy size={18} />
          </IconButton>
        )}
        <IconButton
          label={t('hours.add', { day: name })}
          data-add=""
          onClick={() => {
            onChange(withHours(form, day))
            focus(`.${classes.span}:last-child input`)
          }}
        >
          <IconPlus size={18} />
        </IconButton>
      </Row>
    </div>
  )
}
