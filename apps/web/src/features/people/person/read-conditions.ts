import type { Condition } from './conditions.ts'

const MAX_CONDITIONS = 20
const MAX_VALUES = 100
const LONGEST_FIELD = 100

/** The conditions of an address, leaving out whatever is not what it should be. */
export function readConditions(value: unknown): Condition[] | undefined {
  if (!Array.isArray(value)) return undefined
  const conditions = value.slice(0, MAX_CONDITIONS).flatMap((one: unknown): Condition[] => {
    if (typeof one !== 'object' || one === null) return []
    const { field, values, part } = one as Record<string, unknown>
    const read = readList(values, MAX_VALUES)
    if (typeof field !== 'string' || field === '' || !read || read.length === 0) return []
    return [{ field: field.slice(0, LONGEST_FIELD), values: read, ...(part === true && { part }) }]
  })
  return conditions.length > 0 ? conditions : undefined
}

/** The texts of a list in an address, at most so many. */
export function readList(value: unknown, most: number): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.filter((one) => typeof one === 'string' && one !== '').slice(0, most) as string[]
}
