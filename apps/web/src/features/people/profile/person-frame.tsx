import { Row, Stack, Text } from '#layout'
import { useTexts } from '#shared'
import { NamedHeading, Tabs, useHashTab } from '#ui'
import { fullName } from '@telemachos/rules/greek-person'
import type { Role } from '@telemachos/contract/core/roles'
import type { ReactNode } from 'react'
import { PersonMark } from '../person/person-mark.tsx'
import classes from './person-frame.module.css'

const TABS = ['fields', 'roles', 'account', 'relations', 'activity', 'consent'] as const

type TabKey = (typeof TABS)[number]

interface Props {
  /** What stands above the name. */
  readonly over: string
  readonly person: {
    readonly FirstName: string
    readonly LastName: string
    readonly Username: string
    readonly Roles: readonly Role[]
  }
  /** What can be done with the person. */
  readonly tools?: ReactNode
  /** The parts of the profile; those that are missing are not for the one who looks. */
  readonly parts: Partial<Record<TabKey, ReactNode>>
}

/** Who a person is, and below it the parts of the profile, one at a time. */
export function PersonFrame({ over, person, tools, parts }: Props) {
  const { t } = useTexts()
  const keys = TABS.filter((key) => Boolean(parts[key]))
  const [first = 'fields', ...others] = keys
  const [tab, setTab] = useHashTab<TabKey>('tab', [first, ...others])
  return (
    <Stack gap={5} className={classes.page}>
      <Row as="header" gap={4} align="center">
        <PersonMark person={person} roles={person.Roles} size="large" />
        <div className={classes.who}>
          <Text tone="faint" size="small">
            {over}
          </Text>
          <NamedHeading size="profile" name={fullName(person)} />
          <p className={classes.quiet}>
            {t('users.person.username')}: <strong>{person.Username}</strong>
          </p>
          <Row as="ul" gap={2} className={classes.roles} aria-label={t('users.person.rolesLabel')}>
            {person.Roles.map((role) => (
              <li key={role} className={classes.role}>
                {t(`identity.role.${role}`)}
              </li>
            ))}
          </Row>
        </div>
        <Row gap={3} align="center">
          {tools}
        </Row>
      </Row>
      <Tabs
        label={t('users.person.tabs')}
        tabs={keys.map((key) => ({ key, label: t(`users.person.tab.${key}`) }))}
        current={tab}
        onChange={setTab}
      >
        {parts[tab]}
      </Tabs>
    </Stack>
  )
}
