import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall, useIdentity, type CallOutput, useMay } from '#shared'
import { lastPage, type LoadableQuery } from '#ui'

export interface FollowUpList {
  readonly query: LoadableQuery<CallOutput<'meetings.listFollowUps'>>
  readonly page: number
  readonly setPage: (page: number) => void
}

/** The open follow-ups of the people in reach, by page; nothing for mentees, who have none. */
export function useFollowUps(): FollowUpList {
  const { ProjectId } = useIdentity()
  const may = useMay()
  const [page, setPage] = useState(1)
  const query = useCall(
    'meetings.listFollowUps',
    { ProjectId, page },
    { placeholderData: keepPreviousData, enabled: may('meetings.listFollowUps') },
  )
  // Who works off the last page goes on with the one before.
  const last = lastPage(query.data?.All ?? 0)
  if (page > last && !query.isPlaceholderData && query.data) setPage(last)
  return { query, page, setPage }
}
