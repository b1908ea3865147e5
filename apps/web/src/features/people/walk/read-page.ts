import type { Role } from '@telemachos/contract/core/roles'
import type { Walk } from '#lists'
import { call } from '#shared'
import { personPath } from '../person/person-path.ts'

/**
 * The ids of one page of a list, in its order and filter, as the list itself is read, and how many there are
 * now.
 * @param role whose pages of people it is to lead to.
 */
export async function readPage(
  { list, total }: Walk,
  page: number,
  role: Role | null,
  signal: AbortSignal,
): Promise<{ ids: (number | null)[]; total: number }> {
  switch (list?.kind) {
    case 'people': {
      // What is shown of them is not for here.
      const input = { ...list.input, Columns: [], page, Count: true }
      const answer = await counted(total, (Total) =>
        call('people.listPeople', { ...input, Total }, { signal }),
      )
      const ids = answer.list.map((person) => (personPath(role, person) ? person.Id : null))
      return { ids, total: answer.count ?? total }
    }
    case 'queue': {
      const answer = await call('supervision.listQueue', { ...list.input, page }, { signal })
      return { ids: answer.list.map(({ Mentee }) => Mentee.Id), total: answer.count }
    }
    case 'grid': {
      const input = { ...list.input, Page: page, Count: true }
      const answer = await counted(total, (Total) =>
        call('grid.getActionsGridPage', { ...input, Total }, { signal }),
      )
      return { ids: answer.list.map(({ Id }) => Id), total: answer.count ?? total }
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

/** What is read from the nearer end of a list by how many it has, again where there are more or fewer now. */
async function counted<Answer extends { readonly count?: number | undefined }>(
  total: number,
  read: (total: number) => Promise<Answer>,
): Promise<Answer> {
  const answer = await read(total)
  const { count = total } = answer
  return count === total ? answer : read(count)
}
