import type { Role } from '@telemachos/contract/core/roles'
import type { ProjectField, ProjectSettings } from '@telemachos/contract/projects/entities'

/** What of Settings.Config everyone in the project may read; the rest may hold keys and addresses. */
const OPEN_CONFIG = [
  'Logo',
  'tdfw',
  'gdpr',
  'GroupByGroup',
  'Alert',
  'HomeCustomView',
  'Color',
] as const

/** Levels that configure projects see their settings whole (Admin, ProjectManager). */
const CONFIGURING_LEVEL = 1

/**
 * The part of a project's settings that a person may see: menus of the roles they hold, fields whose
 * level is at least theirs, and the open part of the configuration.
 */
export function visibleSettings(
  settings: ProjectSettings,
  level: number,
  heldRoles: readonly Role[] | 'all',
): ProjectSettings {
  if (level <= CONFIGURING_LEVEL) return settings
  const { Config = {}, Roles = {}, User = {} } = settings
  const seen = (fields: readonly ProjectField[] = []) =>
    fields.filter((field) => field.Visible >= level)
  return {
    Config: Object.fromEntries(
      OPEN_CONFIG.filter((key) => Config[key] !== undefined).map((key) => [key, Config[key]]),
    ),
    Roles: Object.fromEntries(
      Object.entries(Roles).filter(
        ([role]) => heldRoles === 'all' || heldRoles.includes(role as Role),
      ),
    ),
    User: { ...User, Fields: seen(User.Fields), ProjectFields: seen(User.ProjectFields) },
  }
}
