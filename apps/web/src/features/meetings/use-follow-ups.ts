import { keepPreviousData } from '@tanstack/react-query'
import { useCall, useIdentity, type CallOutput, useMay } from '#shared'
import { lastPage, usePages, type LoadableQuery, type Pages } from '#ui'

export interface FollowUpList {
  readonly query: LoadableQuery<CallOutput<'meetings.listFollowUps'>>
  readonly pages: Pages
}

/** The open follow-ups of the people in reach, by page; nothing for mentees, who have none. */
export function useFollowUps(): FollowUpList {
  const { ProjectId } = useIdentity()
  const may = useMay()
  const pages = usePages()
  const query = useCall(
    'meetings.listFollowUps',
    { ProjectId, ...pages.asked },
    { placeholderData: keepPreviousData, enabled: may('meetings.listFollowUps') },
  )
  // Who works off the last page goes on with the one before.
  const last = lastPage(query.data?.All ?? 0, pages.rows)
  if (pages.page > last && !query.isPlaceholderData && query.data) pages.goTo(last)
  return { query, pages }
}
