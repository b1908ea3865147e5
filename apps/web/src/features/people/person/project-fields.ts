import type {
  ProjectField,
  ProjectFilter,
  ProjectSettings,
} from '@telemachos/contract/projects/entities'
import { PROFILE_TYPES, type ProfileType } from '@telemachos/contract/projects/settings-constants'
import { mergeFields, mergeFilters } from '@telemachos/rules/profile-fields'

interface ProjectFields {
  readonly Fields: readonly ProjectField[]
  readonly ProjectFields: readonly ProjectField[]
}

/** Every field that a project keeps of its people, whichever profile type names it. */
export function everyField(settings: ProjectSettings): ProjectFields {
  return fieldsOf(settings, PROFILE_TYPES)
}

/** The fields of somebody with these roles: everybody's, and those of the roles' profile types. */
export function fieldsOfPerson(settings: ProjectSettings, roles: readonly string[]): ProjectFields {
  const own = fieldsOf(
    settings,
    PROFILE_TYPES.filter((type) => type === 'User' || roles.includes(type)),
  )
  const every = everyField(settings)
  const only = (list: keyof ProjectFields) => {
    const names = new Set(own[list].map(({ Name }) => Name))
    return every[list].filter(({ Name }) => names.has(Name))
  }
  return { Fields: only('Fields'), ProjectFields: only('ProjectFields') }
}

/**
 * What a list of people with any of these roles, or of everybody without, can be narrowed by:
 * everybody's filters, and those of the roles' profile types (spec §3). Undefined where none are set.
 */
export function filtersOfList(
  settings: ProjectSettings,
  roles: readonly string[],
): ProjectFilter[] | undefined {
  const shown = PROFILE_TYPES.filter(
    (type) => type === 'User' || roles.length === 0 || roles.includes(type),
  )
  return mergeFilters(shown.map((type) => settings[type]))
}

/**
 * The field of consent holds a version of the text: whatever its Type says, it reads as yes where that
 * is the version which the project requires, or a later one (spec §2.1).
 */
function fieldsOf(settings: ProjectSettings, types: readonly ProfileType[]): ProjectFields {
  const { Fields, ProjectFields } = mergeFields(types.map((type) => settings[type]))
  const { gdpr } = settings.Config ?? {}
  const asRead = (field: ProjectField): ProjectField =>
    gdpr && field.Name === gdpr.UserField
      ? { ...field, Type: 'yesno', MinValue: gdpr.MinValue }
      : field
  return { Fields: Fields.map(asRead), ProjectFields: ProjectFields.map(asRead) }
}
