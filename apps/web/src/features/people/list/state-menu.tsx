import { IconChevronDown } from '@tabler/icons-react'
import { transitionsOf, type PersonState } from '@telemachos/contract/people/states'
import { fullName } from '@telemachos/rules/greek-person'
import { useIdentity, useTexts } from '#shared'
import { Menu } from '#ui'
import classes from './people-table.module.css'
import { StateBadge } from './state-badge.tsx'
import type { StatedPerson } from './use-state-change.ts'
import { useStateName } from './use-state-name.ts'

interface StateMenuProps {
  readonly person: StatedPerson
  readonly onChange: (state: PersonState) => void
}

/** A person's state and, for who may change it, what it can become. */
export function StateMenu({ person, onChange }: StateMenuProps) {
  const { t } = useTexts()
  const { Role, UserId } = useIdentity()
  const nameOf = useStateName()
  const ways = transitionsOf(Role).filter(({ from }) => from === person.State)
  if (ways.length === 0 || person.Id === UserId) return <StateBadge state={person.State} />
  return (
    <Menu
      align="start"
      label={`${t('people.change.of', { name: fullName(person) })}: ${nameOf(person.State)}`}
      className={classes.state ?? ''}
      button={
        <>
          <StateBadge state={person.State} />
          <IconChevronDown size={16} aria-hidden="true" />
        </>
      }
      items={ways.map(({ to }) => ({
        key: String(to),
        label: nameOf(to),
        run: () => onChange(to),
      }))}
    />
  )
}
