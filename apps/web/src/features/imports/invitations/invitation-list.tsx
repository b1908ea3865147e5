import { Stack, Text } from '#layout'

import { useCall, useTexts } from '#shared'
import { EmptyState, Loadable, OwnOnly } from '#ui'
import { InvitationCard } from './invitation-card.tsx'

interface InvitationListProps {
  /** False for an administrator in the person's place. */
  readonly isOwn: boolean
  /** Somebody is a member of one more project. */
  readonly onJoined: () => void
}

/** The projects that invite somebody, each with its answer. */
export function InvitationList({ isOwn, onJoined }: InvitationListProps) {
  const { t } = useTexts()
  const invitations = useCall('imports.listOwnInvitations', {}, { enabled: isOwn })
  if (!isOwn) return <OwnOnly />
  return (
    <Loadable query={invitations}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState
            picture="mail"
            title={t('invitations.none')}
            text={t('invitations.noneText')}
          />
        ) : (
          <Stack gap={4}>
            <Text tone="soft">{t('invitations.lead')}</Text>
            {list.map((one) => (
              <InvitationCard key={one.ProjectId} {...{ isOwn, onJoined }} invitation={one} />
            ))}
          </Stack>
        )
      }
    </Loadable>
  )
}
