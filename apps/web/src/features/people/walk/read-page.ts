import type { Walk } from '#lists'
import { call } from '#shared'

/** The ids of one page of a list, in its order and filter, as the list itself is read. */
export async function readPage(
  { list, total }: Walk,
  page: number,
  signal: AbortSignal,
): Promise<{ ids: (number | null)[]; total: number }> {
  switch (list?.kind) {
    case 'people': {
      // What is shown of them is not for here.
      const input = { ...list.input, Columns: [], page, Total: total }
      const answer = await call('people.listPeople', input, { signal })
      return { ids: answer.list.map(({ Id }) => Id), total }
    }
    case 'queue': {
      const answer = await call('supervision.listQueue', { ...list.input, page }, { signal })
      return { ids: answer.list.map(({ Mentee }) => Mentee.Id), total: answer.count }
    }
    case 'grid': {
      const input = { ...list.input, Page: page, Total: total }
      const answer = await call('grid.getActionsGridPage', input, { signal })
      return { ids: answer.list.map(({ Id }) => Id), total }
    }
    case 'report': {
      const answer = await call('reports.listTilePeople', { ...list.input, Page: page }, { signal })
      return {
        ids: answer.People.map(({ Id, IsMentee }) => (IsMentee ? Id : null)),
        total: answer.Count,
      }
    }
    case undefined:
      return { ids: [], total }
  }
}
