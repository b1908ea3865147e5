import { Text } from '#layout'
import { ActivitySentence } from '#features/people'
import { pathOf } from '@telemachos/contract/paths'
import { mayOpen } from '@telemachos/contract/route-access'
import { routeOf } from '@telemachos/contract/routes'
import { addDays, formatDate, todayInAthens } from '@telemachos/rules/dates'
import { useState } from 'react'
import { useIdentity, useTexts, type CallOutput } from '#shared'
import { lazyWindow, ProjectLink, useNow } from '#ui'
import classes from './homes.module.css'
import { Section } from './section.tsx'

const ChangesDrawer = lazyWindow(() => import('./changes-drawer.tsx'))

export type Changes = CallOutput<'homes.getStaff'>['Changes'][number]

/** What changed lately: all that one person did in one way on one day is one line. */
export function ChangesSection({ changes }: { readonly changes: readonly Changes[] }) {
  const { t } = useTexts()
  const { Role } = useIdentity()
  const [opened, setOpened] = useState<Changes>()
  const day = useDayName()
  return (
    <Section
      id="home-changes"
      title={t('home.changes')}
      way={
        mayOpen(routeOf('root.defaultlayout.project.admin.home'), Role) && (
          <ProjectLink to={pathOf('admin.home')}>{t('home.toOverview')}</ProjectLink>
        )
      }
    >
      {changes.length === 0 ? (
        <Text tone="soft">{t('home.changes.none')}</Text>
      ) : (
        <ul className={classes.rows} aria-labelledby="home-changes">
          {changes.map((one) => (
            <li key={one.Latest.Id} className={classes.row}>
              <div>
                <p>
                  <ActivitySentence activity={one.Latest} />
                </p>
                <Text tone="soft" size="small">
                  {day(one.Day)}
                  {one.Count > 1 && (
                    <>
                      {' · '}
                      <button type="button" className={classes.more} onClick={() => setOpened(one)}>
                        {t('home.changes.more', { count: one.Count - 1 })}
                        {one.People > 1 && `, ${t('home.changes.people', { count: one.People })}`}
                      </button>
                    </>
                  )}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      )}
      {opened && <ChangesDrawer changes={opened} onClose={() => setOpened(undefined)} />}
    </Section>
  )
}

/** Today and yesterday by their names, other days by their date. */
function useDayName(): (day: string) => string {
  const { t } = useTexts()
  const today = todayInAthens(useNow())
  return (day) => {
    if (day === today) return t('users.activity.today')
    return day === addDays(today, -1) ? t('users.activity.yesterday') : formatDate(day)
  }
}
