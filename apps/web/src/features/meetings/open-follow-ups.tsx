import { Card, Heading, Text } from '#layout'
import { Link } from '@tanstack/react-router'
import { formatDate } from '@telemachos/rules/dates'
import { pathOf } from '@telemachos/contract/paths'
import { useCall, useIdentity, useProjectPath, useTexts } from '#shared'
import { Loadable } from '#ui'
import { fullName } from './meeting.ts'
import classes from './next-meetings.module.css'
import { slotOf } from './slot.ts'

/** So many are named, the oldest first; the others are counted. */
const SHOWN = 3

/** What is left to follow up from meetings of people within reach. */
export function OpenFollowUps() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const pathTo = useProjectPath()
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
                      to={pathTo(pathOf('calendar'))}
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
      <Link to={pathTo(pathOf('calendar'))} search={{ tab: 'followups' }}>
        {t('home.toFollowUps')}
      </Link>
    </Card>
  )
}
