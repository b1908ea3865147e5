import { FailureNotice, Heading, Row, Stack, Text } from '#layout'
import { INVITATION_DAYS, INVITATION_REST_HOURS } from '@telemachos/contract/imports/limits'
import { formatDate, formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { errorText, useIdentity, useMay, useTexts, useWrite, type CallOutput } from '#shared'
import { askToConfirm, Button, toast, useNow, TOAST_MS } from '#ui'
import classes from './invitation-card.module.css'

type Sent = CallOutput<'imports.listSentInvitations'>['list'][number]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** One invitation that waits: of whom, since when, and what can be done about it. */
export function SentInvitation({ invitation }: { readonly invitation: Sent }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const now = useNow().getTime()
  const again = useWrite('imports.resendInvitation')
  const withdraw = useWrite('imports.withdrawInvitation')
  const { Id, Called, Roles, By, At, SentAt, Until } = invitation
  const name = Called || t('invitations.sent.unnamed', { id: Id })
  const sendable = Date.parse(SentAt) + INVITATION_REST_HOURS * HOUR_MS
  const error = again.error ?? withdraw.error
  const isBusy = again.isPending || withdraw.isPending

  function send(): void {
    withdraw.reset()
    again.mutate(
      { ProjectId, Id },
      {
        onSuccess: () =>
          toast(t('invitations.sent.againDone', { days: INVITATION_DAYS }), {
            ms: TOAST_MS.mailNotice,
          }),
      },
    )
  }
  async function takeBack(): Promise<void> {
    again.reset()
    const isSure = await askToConfirm({
      title: t('invitations.sent.withdrawTitle', { name }),
      text: t('invitations.sent.withdrawText'),
      confirmLabel: t('invitations.sent.withdraw'),
      danger: true,
    })
    if (!isSure) return
    withdraw.mutate({ ProjectId, Id }, { onSuccess: () => toast(t('invitations.sent.withdrawn')) })
  }
  return (
    <Stack as="article" gap={3} className={classes.card} aria-label={name}>
      <Heading>{name}</Heading>
      <div>
        <Text tone="soft">
          {t('invitations.sent.since', {
            count: Math.floor((now - Date.parse(At)) / DAY_MS),
            day: formatDate(At),
            until: formatDate(Until),
          })}
        </Text>
        <Text tone="soft">
          {t('invitations.as', {
            roles: Roles.map((role) => t(`identity.role.${role}`)).join(', '),
          })}
        </Text>
        <Text tone="faint">{t('invitations.by', { name: fullName(By) })}</Text>
        {SentAt !== At && (
          <Text tone="faint">{t('invitations.sent.last', { at: formatDateTime(SentAt) })}</Text>
        )}
      </div>
      {error && <FailureNotice>{errorText(error, t)}</FailureNotice>}
      <Row gap={3} lineGap={2} align="center">
        {may('imports.resendInvitation') && (
          <Button
            variant="default"
            aria-label={t('invitations.sent.againOf', { name })}
            loading={again.isPending}
            held={isBusy}
            disabled={now < sendable}
            onClick={send}
          >
            {t('invitations.sent.again')}
          </Button>
        )}
        {may('imports.withdrawInvitation') && (
          <Button
            variant="default"
            aria-label={t('invitations.sent.withdrawOf', { name })}
            loading={withdraw.isPending}
            held={isBusy}
            onClick={() => void takeBack()}
          >
            {t('invitations.sent.withdraw')}
          </Button>
        )}
        {now < sendable && (
          <Text tone="faint" size="small">
            {t('invitations.sent.rest', {
              at: formatDateTime(new Date(sendable).toISOString()),
            })}
          </Text>
        )}
      </Row>
    </Stack>
  )
}
