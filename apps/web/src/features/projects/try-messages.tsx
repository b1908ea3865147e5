import { FailureNotice, Row, Stack, Text } from '#layout'
import { Button, ProjectLink } from '#ui'
import { errorText, useCall, useTexts, useWrite } from '#shared'
import { useMessageProblem } from '#features/notifications'
import { pathOf } from '@telemachos/contract/paths'
import { useState } from 'react'

/** How often the page looks what has become of a message, in milliseconds. */
const LOOK_MS = 1_000

/** Tries the message service as it was saved, with a message to one's own phone. */
export function TryMessages({ projectId }: { readonly projectId: number }) {
  const { t } = useTexts()
  const [tried, setTried] = useState<number>()
  const attempt = useWrite('notifications.tryMessages')
  return (
    <Stack gap={2}>
      <Row gap={3} align="center">
        <Button
          variant="default"
          loading={attempt.isPending}
          onClick={() =>
            attempt.mutate({ ProjectId: projectId }, { onSuccess: ({ Id }) => setTried(Id) })
          }
        >
          {t('messages.try')}
        </Button>
        <Text tone="faint">{t('messages.tryText')}</Text>
        <ProjectLink to={pathOf('admin.senditems')} hash="tab=messages">
          {t('messages.log')}
        </ProjectLink>
      </Row>
      <div role="status">
        {attempt.error === null && tried !== undefined && (
          <Outcome projectId={projectId} messageId={tried} />
        )}
      </div>
      {attempt.error && <FailureNotice>{errorText(attempt.error, t)}</FailureNotice>}
    </Stack>
  )
}

interface OutcomeProps {
  readonly projectId: number
  readonly messageId: number
}

function Outcome({ projectId, messageId }: OutcomeProps) {
  const { t } = useTexts()
  const problemOf = useMessageProblem()
  const [isOver, setOver] = useState<number>()
  const { data } = useCall(
    'notifications.listMessages',
    { ProjectId: projectId, page: 1 },
    { refetchInterval: isOver === messageId ? false : LOOK_MS },
  )
  const message = data?.list.find(({ Id }) => Id === messageId)
  if (message && message.State !== 'queued' && isOver !== messageId) setOver(messageId)
  if (message?.State === 'sent') return <Text>{t('messages.tried')}</Text>
  return (
    <Text>
      {message && message.State !== 'queued'
        ? t('messages.notTried', { error: problemOf(message.Error) })
        : t('messages.trying')}
    </Text>
  )
}
