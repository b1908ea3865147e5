import { isObject, type JsonObject } from '@telemachos/rules/json-object'
import type { AuditChange } from '../../kernel/audit.ts'
import type { ProjectRow } from './store.ts'

/** The log keeps so many of one save; the version before has all of them. */
const MAX_CHANGES = 50

/** What things of a list are known by. */
const NAMING = ['Name', 'state', 'Field'] as const

/** What the log keeps of a save: each setting that changed, by its path, with both values. */
export function listSettingChanges(
  before: ProjectRow | undefined,
  after: ProjectRow,
): AuditChange[] {
  if (!before) return []
  const partOf = ({ url, descr, settings }: ProjectRow): JsonObject => ({ url, descr, ...settings })
  return listDifferences(partOf(before), partOf(after), [])
    .slice(0, MAX_CHANGES)
    .map(({ path, from, to }) => ({ kind: 'setting', name: path.join('.'), from, to }))
}

interface Difference {
  readonly path: readonly string[]
  readonly from: string
  readonly to: string
}

function listDifferences(before: unknown, after: unknown, path: readonly string[]): Difference[] {
  const [from, to] = [textOf(before), textOf(after)]
  if (from === to) return []
  const [old, now] = [partsOf(before), partsOf(after)]
  if (!old || !now) return [{ path, from, to }]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  const inside = names.flatMap((name) => listDifferences(old[name], now[name], [...path, name]))
  // The same things in another order.
  return inside.length > 0 ? inside : [{ path, from, to }]
}

/** An object, or a list of things that have names of their own, by those. */
function partsOf(value: unknown): JsonObject | undefined {
  if (isObject(value)) return value
  if (!Array.isArray(value) || value.length === 0) return undefined
  const named = value.map((item: unknown) => {
    const name = isObject(item) && NAMING.map((key) => item[key]).find((one) => one !== undefined)
    return typeof name === 'string' ? ([name, item] as const) : undefined
  })
  const isNamed = named.every((one) => one !== undefined)
  return isNamed && new Set(named.map(([name]) => name)).size === named.length
    ? Object.fromEntries(named)
    : undefined
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
