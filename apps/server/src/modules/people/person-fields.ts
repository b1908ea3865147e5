import type { ProjectField } from '@telemachos/contract/projects/entities'
import { isMasked } from '@telemachos/rules/field-kinds'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { readSettings } from './people-store.ts'
import type { ProfileRow } from './profile-store.ts'
import { fieldText, shownText } from './visible-fields.ts'

/** A field of the project's settings that the caller may see, and where its value is kept. */
export interface PlacedField {
  readonly field: ProjectField
  readonly place: 'fields' | 'projectFields'
}

/** Finds a field by its name, or refuses `path` of the input. */
export type FindField = (name: string, path: string) => PlacedField

/**
 * The fields that the caller may see (spec §5).
 * @returns a finder, which throws invalid_input `unknown_field` alike for a hidden field and for one
 *   that does not exist.
 */
export async function visibleFieldsOf({ db, actor }: CallContext): Promise<FindField> {
  const { User: { Fields = [], ProjectFields = [] } = {} } = await readSettings(db, actor.projectId)
  const placed: PlacedField[] = [
    ...Fields.map((field) => ({ field, place: 'fields' as const })),
    ...ProjectFields.map((field) => ({ field, place: 'projectFields' as const })),
  ]
  return (name, path) => {
    const found = placed.find(({ field }) => field.Name === name)
    if (!found || !(found.field.Visible >= actor.level)) throw refuseField(path, 'unknown_field')
    return found
  }
}

/** What a person's field holds in full; empty for nothing. */
export function storedText(person: ProfileRow, { field, place }: PlacedField): string {
  return fieldText(person[place], field.Name) ?? ''
}

/** The same as it is shown: numbers of the state are masked. */
export function shownValue(person: ProfileRow, placed: PlacedField): string {
  return shownText(placed.field, storedText(person, placed))
}

/** Reads fields of a person's two sets of values. */
type ReadFields = (fields: Values, projectFields: Values) => Record<string, string>

/**
 * Reads the named fields of a person's two sets of values, as lists show them.
 * @throws invalid_input `unknown_field` as visibleFieldsOf does.
 */
export async function visibleFieldsFor(
  names: readonly string[],
  context: CallContext,
): Promise<ReadFields> {
  return readerOf(await placeFields(names, context), shownText)
}

/**
 * The same with numbers of the state in full, for a call that records whose it tells.
 * @returns also the names of those that lists mask.
 * @throws invalid_input `unknown_field` as visibleFieldsOf does, `no_masked_field` where all of them
 *   are shown as they are anyway.
 */
export async function unmaskedFieldsFor(
  names: readonly string[],
  context: CallContext,
): Promise<{ read: ReadFields; masked: readonly string[] }> {
  const placed = await placeFields(names, context)
  const masked = placed.filter(({ field }) => isMasked(field)).map(({ field }) => field.Name)
  if (masked.length === 0) throw refuseField('Fields', 'no_masked_field')
  return { read: readerOf(placed, (_field, value) => value), masked }
}

async function placeFields(
  names: readonly string[],
  context: CallContext,
): Promise<readonly PlacedField[]> {
  const find = await visibleFieldsOf(context)
  return names.map((name, index) => find(name, `Fields.${index}`))
}

function readerOf(placed: readonly PlacedField[], textOf: typeof shownText): ReadFields {
  return (fields, projectFields) =>
    Object.fromEntries(
      placed.map(({ field, place }) => {
        const values = place === 'fields' ? fields : projectFields
        return [field.Name, textOf(field, fieldText(values, field.Name) ?? '')]
      }),
    )
}

type Values = Readonly<Record<string, unknown>>
