import type { ReactNode } from 'react'
import { Stack } from '#layout'
import { useTexts } from '#shared'
import { EmptyState, lastPage, Loadable, Pager, SearchField } from '#ui'
import classes from './chat.module.css'
import type { Contact } from './chat-types.ts'
import { useContacts } from './use-contacts.ts'

interface Props {
  /** What stands for each of them. */
  readonly children: (contact: Contact) => ReactNode
}

/** Those to whom the person may write, by name. */
export function ContactList({ children }: Props) {
  const { t } = useTexts()
  const { query, search, setSearch, page, setPage } = useContacts()
  return (
    <Stack gap={3}>
      <SearchField
        value={search}
        onChange={setSearch}
        label={t('chat.contacts.search')}
        placeholder={t('chat.contacts.search')}
      />
      <Loadable query={query}>
        {({ list, All }) =>
          All === 0 ? (
            <EmptyState
              title={t(search === '' ? 'chat.contacts.none' : 'chat.contacts.notFound')}
              text={t(search === '' ? 'chat.contacts.noneText' : 'chat.contacts.notFoundText')}
            />
          ) : (
            <>
              <ul className={classes.contacts} aria-label={t('chat.contacts')}>
                {list.map((contact) => (
                  <li key={contact.Id}>{children(contact)}</li>
                ))}
              </ul>
              {All > list.length && <Pager page={page} last={lastPage(All)} onChange={setPage} />}
            </>
          )
        }
      </Loadable>
    </Stack>
  )
}
