import type { Role } from '@telemachos/contract/core/roles'
import { formatNumber } from '@telemachos/rules/numbers'
import { useMemo, useRef } from 'react'
import { useTexts } from '#shared'
import { askToConfirm } from '#ui'
import { givenPower } from './given-power.ts'
import { isLeft } from './import-job.ts'
import type { ImportList, ListState } from './import-list.ts'

type Given = ReadonlyMap<Role, number>

interface PowerGiven {
  /** The roles above Mentor that the rows to be sent give, each with its number; '' for none. */
  readonly words: string
  /** Asks for them by name and number, unless no more than these were confirmed before. */
  readonly confirm: (confirmLabel: string) => Promise<boolean>
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

  async function confirm(confirmLabel: string): Promise<boolean> {
    const now = countGiven(list, list.get())
    const before = confirmed.current
    if ([...now].every(([role, count]) => count <= (before.get(role) ?? 0))) return true
    const isMeant = await askToConfirm({
      title: t('imports.power.title'),
      text: t('imports.power.text', { roles: wordsOf(now) }),
      confirmLabel,
    })
    if (isMeant) confirmed.current = now
    return isMeant
  }
  return { words: wordsOf(given), confirm }
}

function countGiven(
  { rules }: ImportList,
  { rows, columns, faults }: Pick<ListState, 'rows' | 'columns' | 'faults'>,
): Given {
  const left = rows.filter((row) => isLeft(row) && !faults.has(row.id))
  return givenPower(left, columns, rules)
}
