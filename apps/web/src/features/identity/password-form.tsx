import { Button, PasswordField } from '#ui'
import { missingRequired } from '@telemachos/rules/password'
import { use } from 'react'
import { IdentityContext, useCall, useForm, useTexts } from '#shared'
import { Card, Heading, Row, Text } from '#layout'
import { PasswordRules } from './password-rules.tsx'

interface Props {
  /** Whose password it is; one's own without it. */
  readonly person?: { readonly Id: number; readonly Username: string }
  /** The own user name, on a page outside of any project. */
  readonly username?: string
}

/**
 * Changes the own password, or as an Admin that of somebody else (spec §5, password); what was typed
 * stays when it is refused.
 */
export function PasswordForm({ person, username = '' }: Props) {
  const { t } = useTexts()
  const identity = use(IdentityContext)
  const Username = person?.Username ?? identity?.Username ?? username
  const rules = useCall('identity.getPasswordRules', person ? { UserId: person.Id } : {})
  const isStrict = rules.data?.Strict === true
  const form = useForm('identity.changePassword', {
    asks: false,
    start: { Password: '' },
    inputOf: (values) => ({ ...(person && { UserId: person.Id }), ...values }),
    isReady: ({ Password }) => missingRequired(Password, isStrict) === 0,
    onSaved: () => form.reset(),
  })
  return (
    <Card as="form" raised gap={3} aria-labelledby="change-password" {...form.form}>
      <Heading id="change-password">{t('identity.password.title')}</Heading>
      <Text tone="soft">
        {t(person ? 'identity.password.leadOther' : 'identity.password.lead')}
      </Text>
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly name="username" autoComplete="username" value={Username} />
      <PasswordField
        name="password"
        label={t('identity.password.new')}
        autoComplete="new-password"
        {...form.text('Password')}
        error={form.errorOf('Password') ?? form.failure}
        readOnly={form.isBusy}
      />
      <PasswordRules password={form.values.Password} isStrict={isStrict} />
      <Row gap={3} align="center">
        <Button {...form.button}>{t('identity.password.save')}</Button>
        <Text role="status" tone="done" strong>
          {form.isSaved && t('identity.password.changed')}
        </Text>
      </Row>
    </Card>
  )
}
