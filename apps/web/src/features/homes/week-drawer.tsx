import { Heading, Stack, Text } from '#layout'
import { keepPreviousData } from '@tanstack/react-query'
import { pathOf } from '@telemachos/contract/paths'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useCall, useIdentity, useTexts } from '#shared'
import { Drawer, Loadable, Pager, ProjectLink, usePages } from '#ui'
import classes from './homes.module.css'

interface WeekDrawerProps {
  readonly what: 'meetings' | 'completions'
  readonly onClose: () => void
}

/** Who stands behind a number of this week. */
export default function WeekDrawer({ what, onClose }: WeekDrawerProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const pages = usePages()
  const week = useCall(
    'supervision.listWeek',
    { ProjectId, What: what, ...pages.asked },
    { placeholderData: keepPreviousData },
  )
  const title = t(`home.week.${what}`)
  return (
    <Drawer
      label={title}
      head={<Heading as="h2">{title}</Heading>}
      closeLabel={t('home.week.close')}
      onClose={onClose}
    >
      <Loadable query={week}>
        {({ list, count }) =>
          count === 0 ? (
            <Text tone="soft">{t('home.week.none')}</Text>
          ) : (
            <Stack gap={4}>
              <ul className={classes.rows} aria-label={title}>
                {list.map(({ Mentee, ActionId, Title, At }) => (
                  <li key={`${Mentee.Id} ${ActionId} ${At}`} className={classes.row}>
                    <div>
                      <ProjectLink
                        className={classes.target}
                        to={pathOf('mentor.mentee.view', {
                          menteeId: Mentee.Id,
                          actionId: ActionId,
                        })}
                      >
                        {fullName(Mentee)}
                      </ProjectLink>
                      <Text tone="soft" size="small">
                        {Title} · {formatDateTime(At)}
                      </Text>
                    </div>
                  </li>
                ))}
              </ul>
              <Pager {...pages.of(count)} />
            </Stack>
          )
        }
      </Loadable>
    </Drawer>
  )
}
