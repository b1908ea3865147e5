import { useId } from 'react'
import { Stack, Text } from '#layout'
import { useEvent, useIdentity, useTexts } from '#shared'
import { Loadable } from '#ui'
import { ContactButton } from './contact-button.tsx'
import { ContactPages } from './contact-pages.tsx'
import { useContacts } from './use-contacts.ts'

/**
 * Those to whom the person may write, under their conversations: without a search whom they have not
 * talked to yet, with one whoever has the words in their name. Nothing where there is nobody.
 */
export function SideContacts({ search }: { readonly search: string }) {
  const { t } = useTexts()
  const headingId = useId()
  const { ProjectId } = useIdentity()
  const { query, page, setPage } = useContacts(search, search === '')
  // Whoever writes first is no longer new.
  useEvent('chat.changed', (event) => {
    if (event.ProjectId === ProjectId) void query.refetch()
  })
  return (
    <Loadable query={query}>
      {(found) =>
        found.All > 0 && (
          <Stack gap={2}>
            <Text as="h2" id={headingId} size="small" tone="soft">
              {t(search === '' ? 'chat.contacts.new' : 'chat.contacts')}
            </Text>
            <ContactPages aria-labelledby={headingId} found={found} page={page} onPage={setPage}>
              {(contact) => <ContactButton contact={contact} />}
            </ContactPages>
          </Stack>
        )
      }
    </Loadable>
  )
}
