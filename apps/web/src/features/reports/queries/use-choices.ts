import { keepPreviousData } from '@tanstack/react-query'
import { useCall, useIdentity, useMay, useGroupWords } from '#shared'
import type { Option } from '#ui'
import type { ParameterSetting } from './parameters.ts'

type Source = Pick<ParameterSetting, 'Source' | 'QueryId'>

/** What may be chosen for a parameter, within the caller's own reach; undefined while it is on its way. */
export function useChoices({ Source, QueryId }: Source): Option[] | undefined {
  const may = useMay()
  const { ProjectId } = useIdentity()
  const mentors = useCall(
    'people.listMentors',
    { ProjectId },
    { enabled: Source === 'mentors' && may('people.listMentors'), retry: false },
  )
  const actions = useCall(
    'actions.listActions',
    { ProjectId, all: true },
    { enabled: Source === 'actions' || Source === 'groups' },
  )
  const words = useGroupWords()
  const found = useCall(
    'reports.runQuery',
    { Id: QueryId ?? 0 },
    { enabled: Source === 'query' && QueryId !== null, placeholderData: keepPreviousData },
  )
  switch (Source) {
    case 'mentors':
      return mentors.data?.map(({ Id, FirstName, LastName }) => ({
        value: String(Id),
        label: `${LastName} ${FirstName}`,
      }))
    case 'actions':
      return actions.data?.map(({ Id, Title }) => ({ value: String(Id), label: Title }))
    case 'groups': {
      const groups = new Map(
        actions.data?.map(({ Group }) => [Group.join('/'), words(Group)] as const),
      )
      groups.delete('')
      return actions.data && [...groups].map(([value, label]) => ({ value, label }))
    }
    case 'query':
      return found.data?.Rows.map(([value = null, label = value]) => ({
        value: String(value),
        label: String(label),
      }))
    default:
      return []
  }
}
