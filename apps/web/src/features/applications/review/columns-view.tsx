import { Heading, Stack, Text } from '#layout'
import { GROUPS, type ApplicationGroup } from '@telemachos/contract/applications/statuses'
import { fullName } from '@telemachos/rules/greek-person'
import { formatDateTime } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { useCall, useIdentity, useTexts } from '#shared'
import { Button, Loadable } from '#ui'
import { ApplicationBadges } from './application-badges.tsx'
import classes from './applications.module.css'
import type { ListView } from './list-view.ts'

interface Props {
  readonly view: ListView
  readonly onOpen: (one: { readonly Id: number; readonly Protocol: string }) => void
  /** Shows one column as a list. */
  readonly onGroup: (group: ApplicationGroup) => void
  readonly onDrafts: () => void
}

const KEYS = Object.keys(GROUPS) as ApplicationGroup[]

/** All applications in columns, by where they stand; each begins with the first of its list. */
export function ColumnsView({ view, onOpen, onGroup, onDrafts }: Props) {
  return (
    <div className={classes.columns}>
      <Drafts onOpen={onDrafts} />
      {KEYS.map((group) => (
        <Column key={group} group={group} view={view} onOpen={onOpen} onGroup={onGroup} />
      ))}
    </div>
  )
}

/** What is not handed in: how much there is, and since when the latest has not been touched. */
function Drafts({ onOpen }: { readonly onOpen: () => void }) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const query = useCall('applications.listDrafts', { ProjectId, page: 1 })
  const number = query.data ? formatNumber(query.data.count, language) : '…'
  const title = t('applications.group.drafts', { number })
  return (
    <Stack as="section" gap={3} className={classes.column} aria-label={title}>
      <Heading as="h3">{title}</Heading>
      <Loadable query={query}>
        {({ list: [latest] }) =>
          latest ? (
            <>
              <Text tone="soft">
                {t('applications.drafts.saved')}: {formatDateTime(latest.SavedAt)}
              </Text>
              <Button variant="subtle" size="sm" onClick={onOpen}>
                {t('applications.drafts.open')}
              </Button>
            </>
          ) : (
            <Text tone="soft">{t('applications.drafts.none')}</Text>
          )
        }
      </Loadable>
    </Stack>
  )
}

function Column({
  group,
  view,
  onOpen,
  onGroup,
}: Omit<Props, 'onDrafts'> & { readonly group: ApplicationGroup }) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const query = useCall('applications.list', { ProjectId, ...view, Group: group, page: 1 })
  const title = t(`applications.group.${group}`, {
    number: query.data ? formatNumber(query.data.count, language) : '…',
  })
  return (
    <Stack as="section" gap={3} className={classes.column} aria-label={title}>
      <Heading as="h3">{title}</Heading>
      <Loadable query={query}>
        {({ list, count }) => (
          <>
            {list.length === 0 && <Text tone="soft">{t('applications.none')}</Text>}
            <ul className={classes.cards}>
              {list.map((one) => (
                <li key={one.Id}>
                  <button
                    type="button"
                    className={classes.open}
                    aria-label={t('applications.open', { protocol: one.Protocol })}
                    onClick={() => onOpen(one)}
                  >
                    {one.Protocol}
                  </button>
                  <span>{fullName(one)}</span>
                  <ApplicationBadges application={one} />
                </li>
              ))}
            </ul>
            {count > list.length && (
              <Button variant="subtle" size="sm" onClick={() => onGroup(group)}>
                {t('applications.more', { count: count - list.length })}
              </Button>
            )}
          </>
        )}
      </Loadable>
    </Stack>
  )
}
