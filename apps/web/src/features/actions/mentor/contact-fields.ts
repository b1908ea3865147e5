import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { ProjectField, ProjectSettings } from '@telemachos/contract/projects/entities'
import { fieldsOfPerson, valueWords } from '#features/people'
import type { Texts } from '#shared'

/** A person as the caller may see them. */
export type Person = OutputOf<typeof contract.people.calls.getUsersByIds>[number]

/** A field of a person as it is shown; `href` for what can be dialled or written to. */
export interface ShownField {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly href: string | undefined
}

/** Shown in the heading already. */
const NAMES = new Set(['first_name', 'last_name'])

/**
 * The fields of a person that the caller may see and that say something, in the order of the
 * project's settings. The server has left out what the caller's level hides (spec §5).
 */
export function shownFields(
  person: Person,
  settings: ProjectSettings,
  t: Texts['t'],
): ShownField[] {
  const { Fields, ProjectFields } = fieldsOfPerson(settings, person.Roles)
  return [
    ...Fields.map((field) => show(field, person.Fields[field.Name], t)),
    ...ProjectFields.map((field) => show(field, person.ProjectFields[field.Name], t)),
  ].filter((field) => field.value !== '' && !NAMES.has(field.name))
}

function show(field: ProjectField, value = '', t: Texts['t']): ShownField {
  const { Name, Label, Type } = field
  const text = value.trim()
  return {
    name: Name,
    label: Label,
    value: valueWords(field, text, t),
    href: hrefOf(Name, Type, text),
  }
}

function hrefOf(name: string, type: string, value: string): string | undefined {
  const kind = `${name} ${type}`.toLowerCase()
  if (/e?mail/.test(kind) && /^[^\s@]+@[^\s@]+$/.test(value)) return `mailto:${value}`
  const digits = value.replace(/[\s().-]/g, '')
  if (/phone|mobile|\btel/.test(kind) && /^\+?\d{5,15}$/.test(digits)) return `tel:${digits}`
  return undefined
}
