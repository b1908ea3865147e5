import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import type { Option } from '#ui'
import { getAt, type Json, type JsonObject } from './json-path.ts'

const LISTS = ['Fields', 'ProjectFields'] as const

/** The fields that the draft configures, by name. */
export function fieldOptions(draft: JsonObject): Option[] {
  const found = new Map<string, string>()
  for (const type of PROFILE_TYPES) {
    for (const list of LISTS) {
      const fields = getAt(draft, ['Settings', type, list])
      for (const field of Array.isArray(fields) ? (fields as readonly Json[]) : []) {
        const name = String(getAt(field, ['Name']) ?? '')
        if (name !== '') found.set(name, `${String(getAt(field, ['Label']) || name)} (${name})`)
      }
    }
  }
  return [...found].map(([value, label]) => ({ value, label }))
}
