import type { GridFilter } from '../board/grid-rows.ts'
import type { ExportFilter } from './grid-source.ts'

/** The people of the grid's filter, as an export asks for them; their order is by name. */
export function toExportFilter(filter: GridFilter): ExportFilter {
  const { ProjectId, Filter, Search, Active, MentorId, CoordId, State, ActionId } = filter
  return {
    ProjectId,
    ...(Filter && { Filter }),
    ...(Search !== undefined && { Search }),
    ...(Active !== undefined && { Active }),
    ...(MentorId && { filterMentorId: MentorId }),
    ...(CoordId && { filterCoordId: CoordId }),
    ...(State && { ActionFilters: [{ State, ActionId: ActionId ?? null }] }),
  }
}
