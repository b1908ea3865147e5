import type { ProjectField } from '@telemachos/contract/projects/entities'
import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import { fieldsByName } from '@telemachos/rules/named-fields'
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

/** The fields of the draft by every name that stands for one: its own, or that of what it means. */
export function draftFields(draft: JsonObject): ReadonlyMap<string, ProjectField> {
  const listed = (list: (typeof LISTS)[number]): ProjectField[] =>
    PROFILE_TYPES.flatMap((type) => {
      const fields = getAt(draft, ['Settings', type, list])
      return Array.isArray(fields) ? (fields as readonly Json[]) : []
    }).flatMap((field) =>
      // Somebody may write anything into the draft.
      typeof getAt(field, ['Name']) === 'string' && typeof getAt(field, ['Type']) === 'string'
        ? [field as unknown as ProjectField]
        : [],
    )
  const named = fieldsByName({ Fields: listed('Fields'), ProjectFields: listed('ProjectFields') })
  return new Map([...named].map(([name, [field]]) => [name, field]))
}
