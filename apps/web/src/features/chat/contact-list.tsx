import { useState, type ReactNode } from 'react'
import { Stack } from '#layout'
import { useTexts } from '#shared'
import { EmptyState, Loadable, SearchField } from '#ui'
import type { Contact } from './chat-types.ts'
import { ContactPages } from './contact-pages.tsx'
import { useContacts } from './use-contacts.ts'

interface Props {
  /** What stands for each of them. */
  readonly children: (contact: Contact) => ReactNode
}

/** Those to whom the person may write, by name. */
export function ContactList({ children }: Props) {
  const { t } = useTexts()
  const [search, setSearch] = useState('')
  const { query, page, setPage } = useContacts(search)
  return (
    <Stack gap={3}>
      <SearchField
        value={search}
        onChange={setSearch}
        label={t('chat.contacts.search')}
        placeholder={t('chat.contacts.search')}
      />
      <Loadable query={query}>
        {(found) =>
          found.All === 0 ? (
            <EmptyState
              title={t(search === '' ? 'chat.contacts.none' : 'chat.contacts.notFound')}
              text={t(search === '' ? 'chat.contacts.noneText' : 'chat.contacts.notFoundText')}
            />
          ) : (
            <ContactPages
              aria-label={t('chat.contacts')}
              found={found}
              page={page}
              onPage={setPage}
            >
              {children}
            </ContactPages>
          )
        }
      </Loadable>
    </Stack>
  )
}
