import type { ProjectField, ProjectSettings } from '@telemachos/contract/projects/entities'
import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import { mergeFields } from '@telemachos/rules/profile-fields'

interface ProjectFields {
  readonly Fields: readonly ProjectField[]
  readonly ProjectFields: readonly ProjectField[]
}

/** Every field that a project keeps of its people, whichever profile type names it. */
export function everyField(settings: ProjectSettings): ProjectFields {
  return mergeFields(PROFILE_TYPES.map((type) => settings[type]))
}

/** The fields of somebody with these roles: everybody's, and those of the roles' profile types. */
export function fieldsOfPerson(settings: ProjectSettings, roles: readonly string[]): ProjectFields {
  const types = PROFILE_TYPES.filter((type) => type === 'User' || roles.includes(type))
  const own = mergeFields(types.map((type) => settings[type]))
  const every = everyField(settings)
  const only = (list: keyof ProjectFields) => {
    const names = new Set(own[list].map(({ Name }) => Name))
    return every[list].filter(({ Name }) => names.has(Name))
  }
  return { Fields: only('Fields'), ProjectFields: only('ProjectFields') }
}
