import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall, useIdentity } from '#shared'

/** Those to whom the person may write, by pages, as they are searched for. */
export function useContacts() {
  const { ProjectId } = useIdentity()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const query = useCall(
    'chat.listContacts',
    { ProjectId, Search: search, page },
    { placeholderData: keepPreviousData },
  )
  return {
    query,
    search,
    page,
    setPage,
    setSearch: (words: string) => {
      setSearch(words)
      setPage(1)
    },
  }
}
