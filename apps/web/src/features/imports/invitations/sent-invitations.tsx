import { Heading, Page, Stack, Text } from '#layout'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { EmptyState, lastPage, Loadable, Pager } from '#ui'
import { SentInvitation } from './sent-invitation.tsx'

/** Who of other projects was invited into this one and has not answered yet (decision 0068). */
export default function SentInvitations() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [page, setPage] = useState(1)
  const sent = useCall('imports.listSentInvitations', { ProjectId, page })
  return (
    <Page width="text">
      <Heading as="h1" size="page">
        {t('invitations.sent.title')}
      </Heading>
      <Loadable query={sent}>
        {({ list, All }) =>
          All === 0 ? (
            <EmptyState title={t('invitations.sent.none')} text={t('invitations.sent.noneText')} />
          ) : (
            <Stack gap={4}>
              <Text tone="soft">{t('invitations.sent.lead')}</Text>
              {list.map((one) => (
                <SentInvitation key={one.Id} invitation={one} />
              ))}
              <Pager page={page} last={lastPage(All)} onChange={setPage} />
            </Stack>
          )
        }
      </Loadable>
    </Page>
  )
}
