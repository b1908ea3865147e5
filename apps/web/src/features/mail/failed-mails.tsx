import { Card, Heading, Row, Stack, Text } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { formatNumber } from '@telemachos/rules/numbers'
import { useCall, useIdentity, useTexts, useWrite } from '#shared'
import { Button, Loadable, ProjectLink, showSystemMessage, toast, TOAST_MS } from '#ui'
import { mailName } from './mail-name.ts'
import { useMailProblem } from './use-mail-problem.ts'

/** The mails of the project that did not leave, and why; and how many are on their way. */
export function FailedMails() {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const mails = useCall('mail.listProjectMails', { ProjectId, State: 'failed', page: 1 })
  const resend = useWrite('mail.resendMails')
  const problem = useMailProblem()
  const send = (Ids: number[]): void =>
    resend.mutate(
      { ProjectId, Ids },
      {
        onSuccess: () => {
          toast(t('mail.resent'), { ms: TOAST_MS.mailNotice })
          void mails.refetch()
        },
        onError: (error) => showSystemMessage(error, t, TOAST_MS.mailNotice),
      },
    )
  return (
    <Card as="section" raised gap={3} aria-labelledby="failed-mails">
      <Heading id="failed-mails">{t('operations.mail.title')}</Heading>
      <Loadable query={mails}>
        {({ list, States }) => (
          <>
            <Row as="p" gap={4}>
              <span>
                {t('operations.mail.queued', { number: formatNumber(States.queued, language) })}
              </span>
              <span>
                {t('operations.mail.failed', { number: formatNumber(States.failed, language) })}
              </span>
            </Row>
            {list.length === 0 ? (
              <Text tone="done">{t('operations.mail.none')}</Text>
            ) : (
              <Stack as="ul" gap={3}>
                {list.map(({ Id, To, Subject, About, CreatedAt, Error }) => (
                  <Row key={Id} as="li" gap={3} align="center" justify="between">
                    <div>
                      <Text strong>{mailName({ Subject, About }, t)}</Text>
                      <Text size="small" tone="soft" breaks>
                        {fullName(To)} · {formatDateTime(CreatedAt)} · {problem(Error)}
                      </Text>
                    </div>
                    <Button
                      variant="default"
                      aria-label={t('mail.resendTo', { name: fullName(To) })}
                      held={resend.isPending}
                      onClick={() => send([Id])}
                    >
                      {t('mail.resend')}
                    </Button>
                  </Row>
                ))}
              </Stack>
            )}
            <Row gap={4} align="center">
              {list.length > 1 && (
                <Button held={resend.isPending} onClick={() => send(list.map(({ Id }) => Id))}>
                  {t('operations.mail.resendAll')}
                </Button>
              )}
              <ProjectLink to={pathOf('admin.senditems')}>{t('operations.mail.all')}</ProjectLink>
            </Row>
          </>
        )}
      </Loadable>
    </Card>
  )
}
