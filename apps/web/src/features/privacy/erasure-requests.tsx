import { inProject, pathOf } from '@telemachos/contract/paths'
import { Card, Heading, Row, Stack, Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useCall, useTexts, useWrite, useMay } from '#shared'
import { Button, toast, showSystemMessage } from '#ui'
import classes from './data-card.module.css'

/** The requests for erasure that a SuperAdmin has to decide; nothing where there are none. */
export function ErasureRequests() {
  const { t } = useTexts()
  const may = useMay()
  const requests = useCall(
    'privacy.listErasureRequests',
    {},
    { enabled: may('privacy.listErasureRequests') },
  )
  const decline = useWrite('privacy.declineErasure')
  if (!requests.data || requests.data.length === 0) return null
  return (
    <Card as="section" raised gap={3} aria-labelledby="erasure-requests">
      <Heading id="erasure-requests">{t('privacy.requests.title')}</Heading>
      <Text tone="soft">{t('privacy.requests.lead')}</Text>
      <Stack as="ul" gap={4}>
        {requests.data.map(({ Id, Person, Project, By, At, Reason }) => (
          <Row key={Id} as="li" gap={3} align="center" justify="between">
            <div className={classes.who}>
              <a
                href={`${inProject(Project.url, pathOf('admin.user.view', { id: Person.Id }))}#tab=account`}
                aria-label={t('privacy.requests.open', { name: fullName(Person) })}
              >
                {fullName(Person)}
              </a>
              <Text tone="soft">
                {t('privacy.requests.by', {
                  project: Project.Descr,
                  at: formatDateTime(At),
                  name: fullName(By),
                  reason: t(`privacy.reason.${Reason}`),
                })}
              </Text>
            </div>
            <Button
              variant="default"
              aria-label={t('privacy.erase.declineOf', { name: fullName(Person) })}
              held={decline.isPending}
              onClick={() =>
                decline.mutate(
                  { Id },
                  {
                    onSuccess: () => toast(t('privacy.erase.declined')),
                    onError: (error) => showSystemMessage(error, t),
                  },
                )
              }
            >
              {t('privacy.erase.decline')}
            </Button>
          </Row>
        ))}
      </Stack>
    </Card>
  )
}
