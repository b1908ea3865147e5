import { Button } from '../../shared/ui/button.tsx'
import { useState } from 'react'
import type { ApiError } from '../../shared/api/api-error.ts'
import { useWrite } from '../../shared/api/use-call.ts'
import { useTexts, type Texts } from '../../shared/i18n/use-texts.ts'
import { PasswordField } from '../../shared/ui/password-field.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { Card } from '../../shared/layout/card.tsx'
import { Heading } from '../../shared/layout/heading.tsx'
import { Text } from '../../shared/layout/text.tsx'
import { Row } from '../../shared/layout/row.tsx'

/** Changes the own user name, with the current password; what was typed stays when it is refused. */
export function LoginForm({ onLogin }: { readonly onLogin: (username: string) => void }) {
  const { t } = useTexts()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const change = useWrite('identity.updateLogin')
  const wanted = login.trim()
  const isComplete = wanted !== '' && password !== ''

  function save(): void {
    if (!isComplete || change.isPending) return
    change.mutate(
      { login: wanted, Password: password },
      {
        onSuccess: () => {
          setLogin('')
          setPassword('')
          onLogin(wanted.normalize('NFC'))
        },
      },
    )
  }

  return (
    <Card
      as="form"
      raised
      gap={3}
      aria-labelledby="change-login"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Heading id="change-login">{t('identity.login.title')}</Heading>
      <Text tone="soft">{t('identity.login.lead')}</Text>
      <TextField
        name="login"
        label={t('identity.login.new')}
        hint={t('identity.login.hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={login}
        readOnly={change.isPending}
        error={change.error && problemText(change.error, 'login', t)}
        onChange={(event) => {
          setLogin(event.target.value)
          change.reset()
        }}
      />
      <PasswordField
        name="current-password"
        label={t('identity.login.password')}
        autoComplete="current-password"
        maxLength={1024}
        value={password}
        readOnly={change.isPending}
        error={change.error && problemText(change.error, 'Password', t)}
        onChange={(event) => {
          setPassword(event.target.value)
          change.reset()
        }}
      />
      <Row gap={3} align="center">
        <Button type="submit" disabled={!isComplete} loading={change.isPending}>
          {t('identity.login.save')}
        </Button>
        <Text role="status" tone="done" strong>
          {change.isSuccess && t('identity.login.changed')}
        </Text>
      </Row>
    </Card>
  )
}

/** What is wrong with a field; what is wrong with none of them stands at the last. */
function problemText(error: ApiError, name: 'login' | 'Password', t: Texts['t']): string {
  const own = error.fields.filter(({ field }) => field === name)
  if (own.length > 0) return own.map(({ message }) => message).join(' ')
  if (error.fields.length > 0 || name === 'login') return ''
  return error.code === 'network' ? t('core.failed.network') : error.message
}
