import { Text } from '#layout'
import { Link } from '@tanstack/react-router'
import { pathOf } from '@telemachos/contract/paths'
import { dateInWords } from '@telemachos/rules/calendar'
import { formatTime, todayInAthens } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useParticipant, useProjectPath, useTexts, type CallOutput } from '#shared'
import { useNow } from '#ui'
import classes from './homes.module.css'

type Meeting = CallOutput<'homes.getMentor'>['Meetings'][number]

/** A meeting: when, with whom, and where; the row opens it in the calendar, an online one is joined from here. */
export function MeetingRow({ meeting }: { readonly meeting: Meeting }) {
  const { t, language } = useTexts()
  const pathTo = useProjectPath()
  const now = useNow()
  const isMentee = useParticipant() === 'mentee'
  const { Id, Time, Mentor, Mentee, ActionTitle, Place, Link: link, Asked, State } = meeting
  const date = todayInAthens(new Date(Time))
  const isPast = Date.parse(Time) < now.getTime() && State === 'planned'
  return (
    <li className={classes.row}>
      <div>
        <Link
          className={classes.target}
          to={pathTo(pathOf('calendar'))}
          search={{ date, meeting: Id }}
          activeOptions={{ exact: true }}
        >
          {date === todayInAthens(now) ? t('calendar.today') : dateInWords(date, language)}{' '}
          {formatTime(Time)} · {fullName(isMentee ? Mentor : Mentee)}
        </Link>
        <Text tone="soft" size="small">
          {[
            ActionTitle,
            link === Place ? '' : Place,
            isPast ? t('home.today.passed') : '',
            Asked ? t('wish.sign') : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      {link !== '' && !isPast && (
        <a
          className={`${classes.act} ${classes.join}`}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('home.join')}
        </a>
      )}
    </li>
  )
}
