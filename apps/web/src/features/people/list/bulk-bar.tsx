import { Row } from '#layout'
import { useIdentity, useTexts } from '#shared'
import { Menu } from '#ui'
import { selectionBarClasses as classes } from '#lists'
import { IconChevronDown } from '@tabler/icons-react'
import { PERSON_STATES, transitionsOf, type PersonState } from '@telemachos/contract/people/states'
import { formatNumber } from '@telemachos/rules/numbers'
import { useInvite } from './use-invite.ts'
import type { PeopleSelection } from './use-people-selection.ts'
import { useStateName } from './use-state-name.ts'

interface BulkBarProps {
  readonly selection: PeopleSelection
  /** How many match the filter. */
  readonly count: number
  readonly busy: boolean
  readonly onState: (state: PersonState) => void
  /** Sets a field of those selected; left out for who may not. */
  readonly onField: (() => void) | undefined
}

/** Who is selected, and what can be done with them. */
export function BulkBar({ selection, count, busy, onState, onField }: BulkBarProps) {
  const { t, language } = useTexts()
  const { Role } = useIdentity()
  const nameOf = useStateName()
  const { everybody, leftOut } = selection
  const selected = selection.all ? (everybody ?? count) : selection.ids.size
  const invite = useInvite({ selection, selected })
  if (selected === 0) return null
  const reachable = new Set(transitionsOf(Role).map(({ to }) => to))
  return (
    <section className={classes.bar} aria-label={t('people.bulk')} aria-busy={busy}>
      <p role="status" className={classes.count}>
        {t('people.selected', { count: selected, number: formatNumber(selected, language) })}
      </p>
      {!selection.all && everybody !== undefined && everybody > selected && (
        <button
          type="button"
          className={classes.link}
          onClick={() => selection.selectAll(everybody)}
        >
          {t('people.select.all', { number: formatNumber(everybody, language) })}
        </button>
      )}
      {leftOut > 0 && (
        <>
          <p role="status">
            {t('people.select.staff', { count: leftOut, number: formatNumber(leftOut, language) })}
          </p>
          <button type="button" className={classes.link} onClick={selection.withStaff}>
            {t('people.select.withStaff')}
          </button>
        </>
      )}
      <Row gap={2} align="center" className={classes.acts}>
        <Menu
          label={t('people.bulk.state')}
          className={classes.button ?? ''}
          button={
            <>
              {t('people.bulk.state')}
              <IconChevronDown size={16} aria-hidden="true" />
            </>
          }
          items={PERSON_STATES.filter((state) => reachable.has(state)).map((state) => ({
            key: String(state),
            label: nameOf(state),
            run: () => onState(state),
          }))}
        />
        {onField && (
          <button type="button" className={classes.button} onClick={onField}>
            {t('people.bulk.field')}
          </button>
        )}
        {invite && (
          <button type="button" className={classes.button} onClick={invite}>
            {t('people.bulk.invite')}
          </button>
        )}
        <button type="button" className={classes.link} onClick={selection.clear}>
          {t('people.select.clear')}
        </button>
      </Row>
    </section>
  )
}
