import { ROLES } from '@telemachos/contract/core/roles'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { STATE_NAME, type PersonState } from '@telemachos/contract/people/states'
import { formatDate, isRealDate } from '@telemachos/rules/dates'
import { useTexts } from '#shared'
import type { EntryChange } from './entry.ts'

/** What a change is called, and its values, in words; null for a value that is not kept. */
export function useChangeWords() {
  const { t } = useTexts()

  function nameOf({ Kind, Name }: EntryChange): string {
    if (Kind === 'field' || Kind === 'setting') return Name
    const what = t(`audit.change.${Kind}`)
    return Name === '' ? what : t('audit.change.of', { what, name: Name })
  }

  function valueOf({ Kind }: EntryChange, value: string | null): string | null {
    if (value === null || value === '') return value
    switch (Kind) {
      case 'state':
        return t(`people.state.${STATE_NAME[Number(value) as PersonState]}`)
      case 'rolesGiven':
      case 'rolesTaken':
        return value.split(', ').map(roleName).join(', ')
      case 'flags':
        return flagNames(Number(value))
      case 'paid':
        return t(value === '1' ? 'audit.change.paid.1' : 'audit.change.paid.0')
      default:
        return isRealDate(value) ? formatDate(value) : value
    }
  }

  function roleName(name: string): string {
    const role = ROLES.find((one) => one === name)
    return role ? t(`identity.role.${role}`) : name
  }

  function flagNames(flags: number): string {
    return Object.entries(GRID_FLAGS)
      .filter(([, bit]) => (flags & bit) !== 0)
      .map(([name]) => t(`actions.table.column.${name as keyof typeof GRID_FLAGS}`))
      .join(', ')
  }
  return { nameOf, valueOf }
}
