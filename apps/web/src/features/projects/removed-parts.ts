import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import type { Language } from '@telemachos/contract/core/define-texts'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { getAt, isObject, type Json, type JsonObject } from './json-path.ts'
import { textsAt } from './texts-at.ts'

const LISTS = ['Fields', 'ProjectFields'] as const
const MATCHED = ['CapacityField', 'AreaField', 'LanguageField'] as const

/** A field that is no more, or one that has lost some of its options. */
export interface RemovedPart {
  readonly field: string
  readonly label: string
  /** What it can no longer be; nothing where the whole field is meant. */
  readonly options?: readonly string[]
}

interface Known {
  readonly label: string
  /** Undefined where it may hold any text. */
  readonly options: readonly string[] | undefined
}

/** What a draft no longer has of what was saved: a field that has only moved is still there. */
export function removedParts(
  saved: JsonObject,
  draft: JsonObject,
  language: Language,
): RemovedPart[] {
  const now = fieldsOf(draft, language)
  return [...fieldsOf(saved, language)].flatMap(([field, { label, options }]): RemovedPart[] => {
    const left = now.get(field)
    if (!left) return [{ field, label }]
    const gone = left.options && options?.filter((option) => !left.options?.includes(option))
    return gone && gone.length > 0 ? [{ field, label, options: gone }] : []
  })
}

/** Whether any list of the draft has a field of that name. */
export function hasField(draft: JsonObject, field: string): boolean {
  return fieldsOf(draft, 'el').has(field)
}

/** What a field is called. */
export function fieldLabel(field: Json, language: Language): string {
  return (
    textIn(textsAt(field, { path: ['Label'] }), language) || String(getAt(field, ['Name']) ?? '')
  )
}

function fieldsOf(draft: JsonObject, language: Language): Map<string, Known> {
  const found = new Map<string, Known>()
  for (const field of PROFILE_TYPES.flatMap((type) =>
    LISTS.flatMap((list) => listAt(draft, ['Settings', type, list])),
  )) {
    const name = String(getAt(field, ['Name']) ?? '')
    const before = found.get(name)
    const own = getAt(field, ['Options'])
    const options = Array.isArray(own) ? (own as readonly Json[]).map(String) : before?.options
    if (name !== '') {
      found.set(name, {
        label: before?.label ?? fieldLabel(field, language),
        options: before?.options && options ? [...before.options, ...options] : options,
      })
    }
  }
  return found
}

/** How many filters, conditions and other settings of a draft name a field, or some of its options. */
export function usesInDraft(draft: JsonObject, { field, options }: Omit<RemovedPart, 'label'>) {
  const isNamed = (value: Json | undefined) =>
    !options || options.some((one) => [value].flat().includes(one))
  const filters = PROFILE_TYPES.flatMap((type) => listAt(draft, ['Settings', type, 'Filters']))
  const config = getAt(draft, ['Settings', 'Config'])
  const conditions = listAt(config, ['MicrodataSendFilter'])
  const settings = [
    getAt(config, ['gdpr', 'UserField']) === field,
    ...MATCHED.map((key) => getAt(config, ['Matching', key]) === field),
    listAt(config, ['Matching', 'SharedFields']).includes(field),
    ...listAt(config, ['Application']).map((section) => {
      const questions = getAt(section, ['Questions'])
      return isObject(questions) && Object.hasOwn(questions, field)
    }),
  ]
  const isOf = (one: Json) => getAt(one, ['Field']) === field
  return {
    Filters: filters.filter((one) => isOf(one) && isNamed(getAt(one, ['Options']))).length,
    Conditions: conditions.filter((one) => isOf(one) && isNamed(getAt(one, ['Value']))).length,
    Settings: options ? 0 : settings.filter(Boolean).length,
  }
}

function listAt(value: Json | undefined, path: readonly string[]): readonly Json[] {
  const list = getAt(value, path)
  return Array.isArray(list) ? (list as readonly Json[]) : []
}
