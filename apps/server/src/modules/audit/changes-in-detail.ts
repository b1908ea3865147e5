import { isObject, type JsonObject } from '@telemachos/rules/json-object'
import type { Change } from './change.ts'

/** A change that an entry's own particulars tell; `actionId` for one of many actions. */
type ToldChange = Omit<Change, 'Name'> & { readonly actionId?: number | undefined }

/**
 * What the particulars of an entry say of values that changed: states, roles, deadlines, payments, and
 * the flags, groups and dates of actions.
 * ```ts
 * changesInDetail('people.stateSet', { from: 1, to: 0 }) // => [{ Kind: 'state', Old: '1', New: '0' }]
 * changesInDetail('payments.set', { set: true }) // => [{ Kind: 'paid', Old: '0', New: '1' }]
 * changesInDetail('action.completed', {}) // => []
 * ```
 */
export function changesInDetail(verb: string, detail: JsonObject): ToldChange[] {
  if (verb.startsWith('people.state')) return fromTo('state', detail)
  if (verb.startsWith('action.due')) return fromTo('due', detail)
  if (verb === 'users.rolesUpdated') return roles(detail)
  if (verb === 'payments.set' || verb === 'payments.undone') return paid(detail)
  if (verb === 'actions.gridSaved') return ofActions(detail['changes'])
  return []
}

function fromTo(Kind: Change['Kind'], { from, to }: JsonObject): ToldChange[] {
  return from === undefined && to === undefined
    ? []
    : [{ Kind, Old: asText(from), New: asText(to) }]
}

function roles({ given, taken }: JsonObject): ToldChange[] {
  const [got, lost] = [asText(given), asText(taken)]
  return [
    ...(got === '' ? [] : [{ Kind: 'rolesGiven' as const, Old: '', New: got }]),
    ...(lost === '' ? [] : [{ Kind: 'rolesTaken' as const, Old: lost, New: '' }]),
  ]
}

function paid({ set }: JsonObject): ToldChange[] {
  return typeof set === 'boolean'
    ? [{ Kind: 'paid', Old: set ? '0' : '1', New: set ? '1' : '0' }]
    : []
}

const OF_ACTIONS = [
  ['Flags', 'flags'],
  ['Group', 'group'],
  ['Due', 'due'],
] as const

function ofActions(changes: unknown): ToldChange[] {
  if (!Array.isArray(changes)) return []
  return changes.filter(isObject).flatMap((change) => {
    const actionId = typeof change['ActionId'] === 'number' ? change['ActionId'] : undefined
    return OF_ACTIONS.flatMap(([key, Kind]): ToldChange[] => {
      const pair: unknown = change[key]
      if (!Array.isArray(pair)) return []
      const [before, after] = pair as unknown[]
      return [{ Kind, Old: asText(before), New: asText(after), actionId }]
    })
  })
}

/** Names of a list are parted by commas. */
function asText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return Array.isArray(value) ? value.map(asText).join(', ') : String(value)
}
