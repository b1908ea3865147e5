import { serverNow, type Texts } from '#shared'
import { loadedPlaces, loadedReader, placeWords, valueWords } from '#features/people'
import { ROLES } from '@telemachos/contract/core/roles'
import type { ProjectField } from '@telemachos/contract/projects/entities'
import { todayInAthens } from '@telemachos/rules/dates'
import { fieldType, isPlace, optionsOf } from '@telemachos/rules/field-kinds'
import { fold } from '@telemachos/rules/greek-text'
import { STANDARD_FIELDS, type ImportRow, type ImportRules } from '@telemachos/rules/import-row'
import { meaningOf } from '@telemachos/rules/known-fields'
import type { Column, Target } from '../paste/recognise-columns.ts'

/** What the rows of a list are held against before they are sent. */
export interface ListRules {
  readonly targets: readonly Target[]
  readonly rules: ImportRules
  /** Roles as people write them, folded, to what the server calls them. */
  readonly roleWords: ReadonlyMap<string, string>
}

/** Puts together what a row may say, from the project's fields and the caller's level. */
export function makeListRules(
  fields: readonly ProjectField[],
  assignable: readonly string[],
  defaultRole: string,
  t: Texts['t'],
): ListRules {
  const standard = STANDARD_FIELDS.map(({ Name }) => ({
    name: Name,
    label: t(`imports.field.${Name as 'email'}`),
  }))
  const isStandard = new Set(standard.map(({ name }) => name))
  return {
    targets: [
      { name: 'Username', label: t('imports.field.username') },
      { name: 'Roles', label: t('imports.field.roles') },
      ...standard,
      ...fields
        .filter(({ Name }) => !isStandard.has(Name))
        .map((field) => ({
          name: field.Name,
          label: field.Label,
          means: meaningOf(field),
          options: offeredIn(field, t),
        })),
    ],
    rules: {
      fields,
      knownRoles: ROLES,
      assignable,
      defaultRole,
      today: todayInAthens(serverNow()),
      readPlace: loadedReader(),
    },
    roleWords: new Map(ROLES.map((role) => [fold(t(`identity.role.${role}`)), role])),
  }
}

/** What a cell of a field may say, in words, where that is a choice: a place of the register too. */
function offeredIn(field: ProjectField, t: Texts['t']): string[] | undefined {
  if (isPlace(field)) {
    const kind = fieldType(field) === 'region' ? 'region' : 'municipality'
    return loadedPlaces(kind)?.map((place) => placeWords(place, t))
  }
  return optionsOf(field)?.map((option) => valueWords(field, option, t))
}

/** A row as it is sent: what people write for a role becomes what it is called. */
export function toImportRow(
  cells: readonly string[],
  columns: readonly Column[],
  { rules, roleWords }: ListRules,
): ImportRow {
  const said: Record<string, string> = {}
  columns.forEach(({ target }, place) => {
    if (target !== null) said[target] = cells[place] ?? ''
  })
  const { Username = '', Roles = '', ...Fields } = said
  const roles = Roles.split(',').map((role) => roleWords.get(fold(role)) ?? role.trim())
  return {
    Username,
    Roles: roles.join(',') || rules.defaultRole,
    Fields,
  }
}
