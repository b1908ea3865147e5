import { keepPreviousData } from '@tanstack/react-query'
import { MAX_CONTACT_SEARCH } from '@telemachos/contract/chat/limits'
import { useState } from 'react'
import { useCall, useIdentity } from '#shared'
import { useLastPage } from '#ui'

/**
 * Those to whom the person may write, by pages, as they are searched for; another search begins at its
 * first page. Of a longer search its beginning is looked for.
 * @param isNew only those whom they have not talked to yet.
 */
export function useContacts(search: string, isNew = false) {
  const { ProjectId } = useIdentity()
  const [turned, setTurned] = useState({ to: 1, of: search })
  const page = turned.of === search ? turned.to : 1
  const setPage = (to: number): void => setTurned({ to, of: search })
  const query = useCall(
    'chat.listContacts',
    {
      ProjectId,
      Search: search.slice(0, MAX_CONTACT_SEARCH),
      page,
      ...(isNew && { WithoutConversation: true }),
    },
    { placeholderData: keepPreviousData },
  )
  // Whoever is written to is no longer new: the last page may be gone.
  useLastPage(page, query.data?.All, setPage)
  return { query, page, setPage }
}
