import { Button, PasswordField, TextField } from '#ui'
import { useForm, useTexts } from '#shared'
import { Card, Heading, Row, Text } from '#layout'

/** Changes the own user name, with the current password; what was typed stays when it is refused. */
export function LoginForm({ onLogin }: { readonly onLogin: (username: string) => void }) {
  const { t } = useTexts()
  const form = useForm('identity.updateLogin', {
    start: { login: '', Password: '' },
    inputOf: ({ login, Password }) => ({ login: login.trim(), Password }),
    isReady: ({ login, Password }) => login.trim() !== '' && Password !== '',
    onSaved: (_, { login }) => {
      onLogin(login.trim().normalize('NFC'))
      form.reset()
    },
  })
  return (
    <Card as="form" raised gap={3} aria-labelledby="change-login" {...form.form}>
      <Heading id="change-login">{t('identity.login.title')}</Heading>
      <Text tone="soft">{t('identity.login.lead')}</Text>
      <TextField
        name="login"
        label={t('identity.login.new')}
        hint={t('identity.login.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text('login')}
        maxLength={254}
        readOnly={form.isBusy}
      />
      <PasswordField
        name="current-password"
        label={t('identity.login.password')}
        autoComplete="current-password"
        {...form.text('Password')}
        error={form.errorOf('Password') ?? form.failure}
        readOnly={form.isBusy}
      />
      <Row gap={3} align="center">
        <Button {...form.button}>{t('identity.login.save')}</Button>
        <Text role="status" tone="done" strong>
          {form.isSaved && t('identity.login.changed')}
        </Text>
      </Row>
    </Card>
  )
}
