import { FailureNotice, Heading, Row, Stack, Text } from '#layout'
import { formatDate } from '@telemachos/rules/dates'
import { useState } from 'react'
import { errorText, useTexts, useWrite, type CallOutput } from '#shared'
import { Button, toast } from '#ui'
import classes from './invitation-card.module.css'

interface InvitationCardProps {
  readonly invitation: CallOutput<'imports.listOwnInvitations'>[number]
  readonly isOwn: boolean
  readonly onJoined: () => void
}

/** One invitation: which project, who sent it, as what, and the answer. */
export function InvitationCard({ invitation, isOwn, onJoined }: InvitationCardProps) {
  const { t } = useTexts()
  const { ProjectId, Project, By, Roles, Until } = invitation
  const answer = useWrite('imports.answerInvitation')
  const [chosen, setChosen] = useState<boolean>()
  const roles = Roles.map((role) => t(`identity.role.${role}`)).join(', ')

  function send(Accept: boolean): void {
    setChosen(Accept)
    answer.mutate(
      { Project: ProjectId, Accept },
      {
        onSuccess: () => {
          toast(t(Accept ? 'invitations.accepted' : 'invitations.declined', { project: Project }))
          if (Accept) onJoined()
        },
      },
    )
  }
  return (
    <Stack as="article" gap={3} className={classes.card} aria-label={Project}>
      <Heading>{Project}</Heading>
      <div>
        <Text tone="soft">{t('invitations.by', { name: By })}</Text>
        <Text tone="soft">{t('invitations.as', { roles })}</Text>
        <Text tone="faint">{t('invitations.until', { day: formatDate(Until) })}</Text>
      </div>
      {answer.error && <FailureNotice>{errorText(answer.error, t)}</FailureNotice>}
      {isOwn ? (
        <Row gap={3}>
          <Button
            loading={answer.isPending && chosen === true}
            held={answer.isPending}
            onClick={() => send(true)}
          >
            {t('invitations.accept')}
          </Button>
          <Button
            variant="default"
            loading={answer.isPending && chosen === false}
            held={answer.isPending}
            onClick={() => send(false)}
          >
            {t('invitations.decline')}
          </Button>
        </Row>
      ) : (
        <Text tone="soft">{t('invitations.notOwn')}</Text>
      )}
    </Stack>
  )
}
