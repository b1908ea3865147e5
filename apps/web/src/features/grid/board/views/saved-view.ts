import type { CallInput, CallOutput } from '#shared'
import type { TypeFilter } from '../column-filter.ts'
import { readGridSearch, toGridFilter, type GridSearch } from '../grid-search.ts'

/** A view as it is kept. */
export type SavedView = CallOutput<'grid.listViews'>[number]

/** What a view keeps of the grid. */
type View = CallInput<'grid.saveView'>['View']

/** What is kept of an address: filters, columns and order, not where it stands. */
export function toView(search: GridSearch): View {
  const { ProjectId: _, ...filter } = toGridFilter(search, 0)
  const { type, group, cols } = search
  return {
    ...filter,
    ...(type && { Type: type }),
    ...(group !== undefined && { Group: group }),
    ...(cols && { Columns: [...cols] }),
  }
}

/** The address that a view stands for. */
export function fromView({ Id, View: view }: SavedView): GridSearch {
  return readGridSearch({
    view: Id,
    q: view.Search,
    state: view.State,
    stateOf: view.ActionId,
    type: (view.Type ?? undefined) as TypeFilter | undefined,
    group: view.Group,
    mentor: view.MentorId,
    coord: view.CoordId,
    active: view.Active,
    where: (view.Filter ?? []).map(({ Field, Value, Separate }) => ({
      field: Field,
      values: [Value].flat(),
      ...(Separate && { part: true }),
    })),
    sort: view.ActionOrder ?? view.Order,
    desc: view.Desc,
    cols: view.Columns,
  })
}

/** Whether the grid still shows what a view keeps. */
export function isAsSaved(saved: SavedView, search: GridSearch): boolean {
  return JSON.stringify(toView(fromView(saved))) === JSON.stringify(toView(search))
}
