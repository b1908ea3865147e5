import { Row, Text } from '#layout'
import { useState } from 'react'
import { errorText, useCall, useMay, useTexts, useWrite } from '#shared'
import { announce, Button } from '#ui'
import classes from './fields.module.css'

/** The address of a person that waits to be confirmed, which can be mailed again or forgotten. */
export function PendingEmail({ userId }: { readonly userId: number }) {
  const { t } = useTexts()
  const may = useMay()
  const { data } = useCall(
    'identity.getPendingEmail',
    { UserId: userId },
    { enabled: may('identity.getPendingEmail') },
  )
  const resend = useWrite('identity.resendPendingEmail')
  const cancel = useWrite('identity.cancelPendingEmail')
  const [said, setSaid] = useState('')
  if (!data?.Pending) return null
  const failed = resend.error ?? cancel.error

  function say(text: string): void {
    setSaid(text)
    announce(text)
  }
  return (
    <div className={classes.pending}>
      <p>{t('identity.email.pending', { email: data.Pending.Email })}</p>
      <Row gap={2}>
        <Button
          variant="subtle"
          size="compact-md"
          loading={resend.isPending}
          onClick={() =>
            resend.mutate({ UserId: userId }, { onSuccess: () => say(t('identity.email.resent')) })
          }
        >
          {t('identity.email.resend')}
        </Button>
        <Button
          variant="subtle"
          size="compact-md"
          loading={cancel.isPending}
          onClick={() =>
            cancel.mutate(
              { UserId: userId },
              { onSuccess: () => announce(t('identity.email.cancelled')) },
            )
          }
        >
          {t('identity.email.cancel')}
        </Button>
      </Row>
      {(failed ?? said) && (
        <Text tone={failed ? 'failure' : 'soft'}>{failed ? errorText(failed, t) : said}</Text>
      )}
    </div>
  )
}
