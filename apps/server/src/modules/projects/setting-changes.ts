import { isObject, type JsonObject } from '@telemachos/rules/json-object'
import type { AuditChange } from '../../kernel/audit.ts'
import type { ProjectRow } from './store.ts'

/** The log keeps so many of one save; the version before has all of them. */
const MAX_CHANGES = 50

/** Settings that open another service: the log says that they changed, and never what they are. */
const KEYS = ['ApiKey', 'Authorization']
const NOT_SHOWN = '***'

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
    .map(({ path, from, to }) => {
      const shown = KEYS.includes(path.at(-1) ?? '') ? withoutKey : textOf
      return { kind: 'setting', name: path.join('.'), from: shown(from), to: shown(to) }
    })
}

interface Difference {
  readonly path: readonly string[]
  readonly from: unknown
  readonly to: unknown
}

function listDifferences(from: unknown, to: unknown, path: readonly string[]): Difference[] {
  if (JSON.stringify(from ?? '') === JSON.stringify(to ?? '')) return []
  const [old, now] = [partsOf(from), partsOf(to)]
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
  if (typeof value === 'string') return value
  return JSON.stringify(value, (name, inner: unknown) =>
    KEYS.includes(name) ? withoutKey(inner) : inner,
  )
}

const withoutKey = (value: unknown): string => (textOf(value) === '' ? '' : NOT_SHOWN)
