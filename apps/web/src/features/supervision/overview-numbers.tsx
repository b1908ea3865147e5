import { formatNumber } from '@telemachos/rules/numbers'
import { useActionsChanged, useCall, useIdentity, useTexts } from '#shared'
import { Loadable } from '#ui'
import classes from './overview-numbers.module.css'

/** Where the project stands in four numbers. */
export function OverviewNumbers() {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const overview = useCall('supervision.getOverview', { ProjectId })
  useActionsChanged(() => void overview.refetch())
  return (
    <Loadable query={overview}>
      {({ Mentees, Behind, MeetingsThisWeek, CompletionsThisWeek }) => (
        <ul className={classes.numbers}>
          {(
            [
              ['mentees', Mentees],
              ['behind', Behind],
              ['meetings', MeetingsThisWeek],
              ['completions', CompletionsThisWeek],
            ] as const
          ).map(([key, count]) => (
            <li key={key} className={classes.number}>
              <span className={classes.value}>{formatNumber(count, language)}</span>{' '}
              <span>{t(`supervision.overview.${key}`, { count })}</span>
            </li>
          ))}
        </ul>
      )}
    </Loadable>
  )
}
