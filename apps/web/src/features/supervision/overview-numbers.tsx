import { formatNumber } from '@telemachos/rules/numbers'
import { useIdentity } from '../../shared/api/identity.ts'
import { useActionsChanged } from '../../shared/api/use-actions-changed.ts'
import { useCall } from '../../shared/api/use-call.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { Loadable } from '../../shared/ui/loadable.tsx'
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
