import type { ProjectSettings } from '@telemachos/contract/projects/entities'

/**
 * Whether the grid of a project has filters by its fields: as configured for mentees, else the fields
 * with few values. Which they are is known to shared/people alone, whose code comes when they are
 * opened: the grid's first load has no room for it.
 */
export function offersFields(settings: ProjectSettings): boolean {
  const { User, Mentee, Mentor, Supervisor, Coordinator } = settings
  if (User?.Filters || Mentee?.Filters) {
    return [User, Mentee].some((type) => (type?.Filters ?? []).length > 0)
  }
  return [User, Mentee, Mentor, Supervisor, Coordinator].some((type) =>
    [type?.Fields, type?.ProjectFields].flat().some((field) => field?.Type === 'select'),
  )
}
