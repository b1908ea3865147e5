import { Heading, Page, Stack, Text } from '#layout'
import { useCall, useIdentity, useTexts } from '#shared'
import { EmptyState, Loadable, Pager, usePages } from '#ui'
import { SentInvitation } from './sent-invitation.tsx'

/** Who of other projects was invited into this one and has not answered yet (decision 0068). */
export default function SentInvitations() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const pages = usePages()
  const sent = useCall('imports.listSentInvitations', { ProjectId, ...pages.asked })
  return (
    <Page width="text">
      <Heading as="h1" size="page">
        {t('invitations.sent.title')}
      </Heading>
      <Loadable query={sent}>
        {({ list, All }) =>
          All === 0 ? (
            <EmptyState
              picture="mail"
              title={t('invitations.sent.none')}
              text={t('invitations.sent.noneText')}
            />
          ) : (
            <Stack gap={4}>
              <Text tone="soft">{t('invitations.sent.lead')}</Text>
              {list.map((one) => (
                <SentInvitation key={one.Id} invitation={one} />
              ))}
              <Pager {...pages.of(All)} />
            </Stack>
          )
        }
      </Loadable>
    </Page>
  )
}
