import type { Role } from '@telemachos/contract/core/roles'
import type {
  ProfileTypeSettings,
  ProjectField,
  ProjectSettings,
} from '@telemachos/contract/projects/entities'
import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import { mergeFields } from '@telemachos/rules/profile-fields'

/** What of Settings.Config everyone in the project may read; the rest may hold keys and addresses. */
const OPEN_CONFIG = [
  'Logo',
  'tdfw',
  'gdpr',
  'GroupByGroup',
  'Alert',
  'HomeCustomView',
  'Color',
  'Chat',
  'Contact',
  'Groups',
  'Descrs',
  'Safety',
] as const

/** Levels that configure projects see their settings whole (Admin, ProjectManager). */
const CONFIGURING_LEVEL = 1

/**
 * The part of a project's settings that a person may see: menus of the roles they hold, fields whose
 * level is at least theirs, the strictest where several profile types name one, and the open part of
 * the configuration.
 */
export function visibleSettings(
  settings: ProjectSettings,
  level: number,
  heldRoles: readonly Role[] | 'all',
): ProjectSettings {
  if (level <= CONFIGURING_LEVEL) return settings
  const { Config = {}, Roles = {} } = settings
  const every = mergeFields(PROFILE_TYPES.map((type) => settings[type]))
  const seen = (list: 'Fields' | 'ProjectFields', fields: readonly ProjectField[] = []) => {
    const levels = new Map(every[list].map((field) => [field.Name, field]))
    return fields
      .map((field) => {
        const { Visible, Editable } = levels.get(field.Name) ?? field
        return { ...field, Visible, Editable }
      })
      .filter((field) => field.Visible >= level)
  }
  // A type's filters may name fields of another one: lists of people show everybody.
  const names = new Set(
    [...every.Fields, ...every.ProjectFields]
      .filter((field) => field.Visible >= level)
      .map(({ Name }) => Name),
  )
  const seenOf = (profile: ProfileTypeSettings): ProfileTypeSettings => {
    const { Filters } = profile
    return {
      ...profile,
      Fields: seen('Fields', profile.Fields),
      ProjectFields: seen('ProjectFields', profile.ProjectFields),
      ...(Filters && { Filters: Filters.filter(({ Field }) => names.has(Field)) }),
    }
  }
  return {
    Config: Object.fromEntries(
      OPEN_CONFIG.filter((key) => Config[key] !== undefined).map((key) => [key, Config[key]]),
    ),
    Roles: Object.fromEntries(
      Object.entries(Roles).filter(
        ([role]) => heldRoles === 'all' || heldRoles.includes(role as Role),
      ),
    ),
    User: seenOf(settings.User ?? {}),
    ...Object.fromEntries(
      PROFILE_TYPES.flatMap((type) => {
        const profile = settings[type]
        return profile ? [[type, seenOf(profile)]] : []
      }),
    ),
  }
}
