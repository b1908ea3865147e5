import type { Role } from '@telemachos/contract/core/roles'
import { formatNumber } from '@telemachos/rules/numbers'
import { useMemo, useRef } from 'react'
import { useTexts } from '#shared'
import { givenPower } from './given-power.ts'
import { isLeft } from './import-job.ts'
import type { ImportList, ListState } from './import-list.ts'

type Given = ReadonlyMap<Role, number>

interface PowerGiven {
  /** The roles above Mentor that the rows to be sent give, each with its number; '' for none. */
  readonly words: string
  /** Those roles with their numbers; none where no more than these were confirmed before. */
  readonly unconfirmed: () => readonly { readonly Role: Role; readonly Count: number }[]
  /** They have been confirmed, by name and number. */
  readonly confirm: () => void
}

/** What a list gives beyond the roles of mentors and mentees, to be confirmed before it is sent. */
export function usePowerGiven(list: ImportList, state: ListState): PowerGiven {
  const { t, language } = useTexts()
  const confirmed = useRef<Given>(new Map())
  const { phase, rows, columns, faults } = state
  const given = useMemo(
    () => (phase === 'editing' ? countGiven(list, { rows, columns, faults }) : new Map()),
    [phase, list, rows, columns, faults],
  )
  const wordsOf = (roles: Given): string =>
    [...roles]
      .map(([role, count]) =>
        t('imports.power.role', {
          role: t(`identity.role.${role}`),
          number: formatNumber(count, language),
        }),
      )
      .join(', ')

  const now = (): Given => countGiven(list, list.get())
  return {
    words: wordsOf(given),
    unconfirmed: () => {
      const roles = [...now()]
      const isKnown = roles.every(([role, count]) => count <= (confirmed.current.get(role) ?? 0))
      return isKnown ? [] : roles.map(([Role, Count]) => ({ Role, Count }))
    },
    confirm: () => {
      confirmed.current = now()
    },
  }
}

function countGiven(
  { rules }: ImportList,
  { rows, columns, faults }: Pick<ListState, 'rows' | 'columns' | 'faults'>,
): Given {
  const left = rows.filter((row) => isLeft(row) && !faults.has(row.id))
  return givenPower(left, columns, rules)
}
