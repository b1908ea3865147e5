import { Card } from '../../shared/layout/card.tsx'
import { Heading } from '../../shared/layout/heading.tsx'
import { Text } from '../../shared/layout/text.tsx'
import { Link } from '@tanstack/react-router'
import { formatDate } from '@telemachos/rules/dates'
import { useIdentity } from '../../shared/api/identity.ts'
import { useCall } from '../../shared/api/use-call.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { useProjectPath } from '../../shared/navigation/use-project-path.ts'
import { Loadable } from '../../shared/ui/loadable.tsx'
import { fullName } from './meeting.ts'
import classes from './next-meetings.module.css'
import { slotOf } from './slot.ts'

/** So many are named, the oldest first; the others are counted. */
const SHOWN = 3

/** What is left to follow up from meetings of people within reach. */
export function OpenFollowUps() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const pathOf = useProjectPath()
  const open = useCall('meetings.listFollowUps', { ProjectId, page: 1 })
  return (
    <Card as="section" gap={3} align="start" className={classes.card} aria-labelledby="follow-ups">
      <Heading id="follow-ups">{t('home.followUps')}</Heading>
      <Loadable query={open}>
        {({ list, All }) =>
          All === 0 ? (
            <Text tone="faint" size="small">
              {t('home.followUps.none')}
            </Text>
          ) : (
            <>
              <p className={classes.count}>{t('home.followUps.count', { count: All })}</p>
              <ul className={classes.list}>
                {list.slice(0, SHOWN).map(({ Id, Time, Mentee, Text }) => (
                  <li key={Id}>
                    <Link
                      to={pathOf('calendar')}
                      search={{ date: slotOf(Time).date, meeting: Id }}
                      className={classes.line}
                    >
                      <span className={classes.when}>
                        {formatDate(Time)} · {fullName(Mentee)}
                      </span>
                      <span>{Text}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loadable>
      <Link to={pathOf('calendar')} search={{ tab: 'followups' }}>
        {t('home.toFollowUps')}
      </Link>
    </Card>
  )
}
