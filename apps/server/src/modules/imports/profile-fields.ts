import type { ProjectField, ProjectSettings } from '@telemachos/contract/projects/entities'
import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import { STANDARD_FIELDS } from '@telemachos/rules/import-row'
import { mergeFields } from '@telemachos/rules/profile-fields'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { readFieldSettings } from '../people/index.ts'

/** Where a field is kept: in a column of the person, with the person, or with their place. */
type FieldPlace = 'column' | 'person' | 'membership'

export interface PlacedField extends ProjectField {
  readonly place: FieldPlace
}

const COLUMNS = new Set(STANDARD_FIELDS.map((field) => field.Name))

/** The fields that the caller may see (spec §5); any other is as if it were not there. */
export async function seenFields({ db, actor }: CallContext): Promise<PlacedField[]> {
  const { settings } = await readFieldSettings(db, actor.projectId)
  return place(settings).filter(({ Visible }) => Visible >= actor.level)
}

/**
 * The fields that the caller may write: seen and editable at their level (spec §5). Consent is given
 * by people themselves: no project's field of consent is among them.
 */
export async function writableFields({ db, actor }: CallContext): Promise<PlacedField[]> {
  const { settings, consents } = await readFieldSettings(db, actor.projectId)
  return place(settings).filter(
    ({ Name, Visible, Editable }) =>
      Visible >= actor.level && Editable >= actor.level && !consents.includes(Name),
  )
}

/**
 * One field to be written.
 * @throws invalid_input for a field that is not the caller's to write, the same as for an unknown one.
 */
export async function accessField(
  context: CallContext,
  name: string,
  wireName: string,
): Promise<PlacedField> {
  const found = (await writableFields(context)).find((field) => field.Name === name)
  if (!found) throw refuseField(wireName, 'unknown_field')
  return found
}

/** The fields of every profile type, with where each is kept. */
function place(settings: ProjectSettings): PlacedField[] {
  const { Fields, ProjectFields } = mergeFields(PROFILE_TYPES.map((type) => settings[type]))
  const own = Fields.map((field) => ({
    ...field,
    place: COLUMNS.has(field.Name) ? ('column' as const) : ('person' as const),
  }))
  return [...own, ...ProjectFields.map((field) => ({ ...field, place: 'membership' as const }))]
}
