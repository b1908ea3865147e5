import { Text } from '#layout'
import { useActionsChanged, useCall, useIdentity, useTexts } from '#shared'
import { Loadable, Pager, ProjectLink, useNow, usePages } from '#ui'
import { activitySentence, type Activity, type SentencePart } from '#features/audit'
import { keepPreviousData } from '@tanstack/react-query'
import { addDays, formatDate, formatDateTime, todayInAthens } from '@telemachos/rules/dates'
import { pathOf } from '@telemachos/contract/paths'
import { usePersonFields } from './person/use-person-fields.ts'
import { useStateName } from './list/use-state-name.ts'
import classes from './activity-list.module.css'

interface ActivityListProps {
  readonly userId?: number
  /** What one person did in one way on one day; null is what the system did. */
  readonly only?: { readonly Day: string; readonly Verb: string; readonly ById: number | null }
}

/** Who did what in words, the newest first; of one person, or of all within reach. */
export function ActivityList({ userId, only }: ActivityListProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const pages = usePages()
  const activity = useCall(
    'people.listActivity',
    { ProjectId, ...pages.asked, ...(userId !== undefined && { UserId: userId }), ...only },
    { placeholderData: keepPreviousData },
  )
  useActionsChanged(() => void activity.refetch())
  return (
    <Loadable query={activity}>
      {({ list, count }) =>
        count === 0 ? (
          <Text tone="faint">{t('users.activity.none')}</Text>
        ) : (
          <>
            <Days list={list} />
            <Pager {...pages.of(count)} />
          </>
        )
      }
    </Loadable>
  )
}

/** The lines of a page under the days on which they happened. */
function Days({ list }: { readonly list: readonly Activity[] }) {
  const { t } = useTexts()
  const day = todayInAthens(useNow())
  const today = formatDate(day)
  const yesterday = formatDate(addDays(day, -1))
  const days = Map.groupBy(list, (activity) => formatDate(activity.At))
  const nameOf = (date: string): string => {
    if (date === today) return t('users.activity.today')
    return date === yesterday ? t('users.activity.yesterday') : date
  }
  return [...days].map(([date, lines]) => (
    <section key={date} className={classes.day}>
      <h3 className={classes.date}>{nameOf(date)}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.Id} className={classes.line}>
            <time dateTime={line.At} className={classes.time}>
              {formatDateTime(line.At).slice(-5)}
            </time>
            <div className={classes.said}>
              <p>
                <ActivitySentence activity={line} />
              </p>
              <Change change={line.Change} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** One line of the log in words, whose mentees lead to their records. */
export function ActivitySentence({ activity }: { readonly activity: Activity }) {
  const { t, language } = useTexts()
  return activitySentence(activity, t, language).map(showPart)
}

/** What exactly was changed, where the log knows it. */
function Change({ change }: { readonly change: Activity['Change'] }) {
  const { t } = useTexts()
  const stateName = useStateName()
  const { labelOf } = usePersonFields()
  const { State, RolesGiven, RolesTaken, Fields, Protocol } = change
  const rolesOf = (roles: typeof RolesGiven) =>
    roles.map((role) => t(`identity.role.${role}`)).join(', ')
  const words = [
    Protocol !== null && t('activity.change.protocol', { protocol: Protocol }),
    State && t('activity.change.state', { from: stateName(State.From), to: stateName(State.To) }),
    RolesGiven.length > 0 && t('activity.change.given', { roles: rolesOf(RolesGiven) }),
    RolesTaken.length > 0 && t('activity.change.taken', { roles: rolesOf(RolesTaken) }),
    Fields.length > 0 && t('activity.change.fields', { fields: Fields.map(labelOf).join(', ') }),
  ].filter(Boolean)
  return (
    words.length > 0 && (
      <Text tone="soft" size="small">
        {words.join(' · ')}
      </Text>
    )
  )
}

function showPart(part: SentencePart, index: number) {
  if (typeof part === 'string') return part
  if (part.menteeId === undefined) return <b key={index}>{part.text}</b>
  return (
    <ProjectLink key={index} to={pathOf('mentee.view', { id: part.menteeId })}>
      {part.text}
    </ProjectLink>
  )
}
