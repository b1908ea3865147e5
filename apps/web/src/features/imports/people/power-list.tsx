import { Heading } from '#layout'
import type { Role } from '@telemachos/contract/core/roles'
import { useMemo } from 'react'
import { useTexts } from '#shared'
import { usePluralText } from '../use-plural-text.ts'
import { givenPower } from './given-power.ts'
import type { ListRow } from './import-job.ts'
import type { ImportList, ListState } from './import-list.ts'
import { toImportRow } from './import-rules.ts'
import classes from './review-step.module.css'

/** So many people are named for a role. */
const NAMED = 10

interface PowerListProps {
  readonly list: ImportList
  readonly state: ListState
  readonly rows: readonly ListRow[]
}

/** Who would get a role above Mentor, by name. */
export function PowerList({ list, state, rows }: PowerListProps) {
  const { t } = useTexts()
  const told = usePluralText()
  const { columns, defaultRole } = state
  const given = useMemo(
    () => (defaultRole ? namesByRole(list, rows, columns) : new Map<Role, string[]>()),
    [list, rows, columns, defaultRole],
  )
  if (given.size === 0) return null
  return (
    <section className={classes.powers} aria-label={t('imports.review.powers')}>
      <Heading as="h3" size="small">
        {t('imports.review.powers')}
      </Heading>
      <ul>
        {[...given].map(([role, names]) => {
          const named = names.slice(0, NAMED).join(', ')
          return (
            <li key={role}>
              {t('imports.review.power', {
                role: t(`identity.role.${role}`),
                names:
                  names.length > NAMED
                    ? told('imports.review.names', names.length - NAMED, { names: named })
                    : named,
              })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function namesByRole(
  { rules }: ImportList,
  rows: readonly ListRow[],
  columns: ListState['columns'],
): ReadonlyMap<Role, string[]> {
  const given = new Map<Role, string[]>()
  for (const row of rows) {
    const { Fields, Username } = toImportRow(row.cells, columns, rules)
    const name = `${Fields['first_name'] ?? ''} ${Fields['last_name'] ?? ''}`.trim() || Username
    for (const role of givenPower([row], columns, rules).keys()) {
      given.set(role, [...(given.get(role) ?? []), name])
    }
  }
  return given
}
