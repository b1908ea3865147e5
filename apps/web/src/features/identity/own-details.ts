import type { ProjectField, ProjectSettings } from '@telemachos/contract/projects/entities'
import { formatDate } from '@telemachos/rules/dates'
import type { CallOutput } from '../../shared/api/contract-types.ts'

/** One configured field of the person as it is shown. */
export interface Detail {
  readonly name: string
  readonly label: string
  /** Empty when it is not filled in. */
  readonly value: string
}

type Values = Pick<CallOutput<'users.getCurrentUser'>, 'Fields' | 'ProjectFields'>

/** The page shows the name itself, above the fields. */
const NAME_FIELDS = new Set(['first_name', 'last_name'])

/**
 * What the project keeps about the person, labelled and ordered as its settings say. The server
 * leaves out of both what is not for this person to see (spec §5, field visibility).
 */
export function listDetails(values: Values, { User }: ProjectSettings): Detail[] {
  return [
    ...(User?.Fields ?? []).map((field) => toDetail(field, values.Fields)),
    ...(User?.ProjectFields ?? []).map((field) => toDetail(field, values.ProjectFields)),
  ].filter(({ name }) => !NAME_FIELDS.has(name))
}

function toDetail(
  { Name, Label, Type }: ProjectField,
  values: Readonly<Record<string, string>>,
): Detail {
  const value = values[Name] ?? ''
  const isDate = Type.toLowerCase() === 'date'
  return { name: Name, label: Label, value: (isDate && formatDate(value)) || value }
}
