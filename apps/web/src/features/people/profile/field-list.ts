import type { ProjectField, ProjectSettings } from '@telemachos/contract/projects/entities'
import { fieldsOfPerson } from '../person/project-fields.ts'
import {
  fieldType,
  isBirthDate,
  isMasked,
  optionsOf,
  type FieldType,
} from '@telemachos/rules/field-kinds'
import type { Texts } from '#shared'
import { valueWords } from '../person/value-words.ts'

/** One configured field of a person, as it is shown and changed. */
export interface PersonField {
  readonly name: string
  readonly label: string
  readonly type: FieldType
  /** What is offered; undefined where anything may be written. */
  readonly options: readonly string[] | undefined
  /** What a value is called. */
  readonly words: (value: string, t: Texts['t']) => string
  /** As the server sends it: masked where it is a number of the state. Empty for nothing. */
  readonly value: string
  readonly masked: boolean
  /** A date that is chosen by year, month and day. */
  readonly birth: boolean
  readonly editable: boolean
}

export interface FieldGroup {
  readonly key: 'standard' | 'person' | 'project'
  readonly fields: readonly PersonField[]
}

interface Values {
  readonly Roles: readonly string[]
  readonly Fields: Readonly<Record<string, string>>
  readonly ProjectFields: Readonly<Record<string, string>>
}

/** Fields of every person (spec §3, User). */
const STANDARD = new Set(['first_name', 'last_name', 'email'])

/**
 * What the project keeps about a person in their roles, labelled and ordered as its settings say, for
 * somebody of a level. The server leaves out of both what is not for them to see (spec §5, field visibility).
 */
export function groupFields(
  values: Values,
  settings: ProjectSettings,
  level: number,
): FieldGroup[] {
  const { Config } = settings
  const own = fieldsOfPerson(settings, values.Roles)
  const consent = Config?.gdpr && Config.gdpr.UserField
  const toField = (field: ProjectField, held: Readonly<Record<string, string>>): PersonField => ({
    name: field.Name,
    label: field.Label,
    type: fieldType(field),
    options: optionsOf(field),
    words: (value, t) => valueWords(field, value, t),
    value: held[field.Name] ?? '',
    masked: isMasked(field),
    birth: isBirthDate(field),
    editable: field.Editable >= level && field.Name !== consent,
  })
  const ofPerson = own.Fields.map((field) => toField(field, values.Fields))
  const groups: FieldGroup[] = [
    { key: 'standard', fields: ofPerson.filter(({ name }) => STANDARD.has(name)) },
    { key: 'person', fields: ofPerson.filter(({ name }) => !STANDARD.has(name)) },
    {
      key: 'project',
      fields: own.ProjectFields.map((field) => toField(field, values.ProjectFields)),
    },
  ]
  return groups.filter(({ fields }) => fields.length > 0)
}
