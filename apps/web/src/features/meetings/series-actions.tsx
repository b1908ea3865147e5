import { Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { useTexts, type CallOutput } from '#shared'
import { Checkbox } from '#ui'
import classes from './series-dialog.module.css'

interface Props {
  /** The meetings that a mentee has still to have. */
  readonly open: CallOutput<'actions.listMenteeActions'>
  readonly chosen: readonly number[]
  readonly error: string | undefined
  readonly onChange: (chosen: readonly number[]) => void
}

/** Which of a mentee's meetings the series is of. */
export function SeriesActions({ open, chosen, error, onChange }: Props) {
  const { t } = useTexts()
  return (
    <fieldset className={classes.actions}>
      <legend>{t('series.actions')}</legend>
      <Text role="status" tone="faint" size="small">
        {t('series.chosen', { count: chosen.length, all: open.length })}
      </Text>
      {open.map(({ Id, Title, ScheduledAt }) => (
        <Checkbox
          key={Id}
          label={
            ScheduledAt
              ? t('schedule.planned', { title: Title, at: formatDateTime(ScheduledAt) })
              : Title
          }
          checked={chosen.includes(Id)}
          onChange={(checked) =>
            onChange(checked ? [...chosen, Id] : chosen.filter((id) => id !== Id))
          }
        />
      ))}
      {error && (
        <Text role="alert" tone="failure" size="small">
          {error}
        </Text>
      )}
    </fieldset>
  )
}
