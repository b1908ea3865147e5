import { Card, FailureNotice, Heading, Text } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import { useState } from 'react'
import { call, errorText, refusalOf, signInPath, useTexts } from '#shared'
import { Button, PasswordField } from '#ui'

/** Makes the account whose address a mailed link confirms: by a press, since programs open links too. */
export function ConfirmRegistration({ token }: { readonly token: string }) {
  const { t } = useTexts()
  const [username, setUsername] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  const [password, setPassword] = useState('')
  // Several accounts were asked for with the address: the password tells which is this person's.
  const [isAsked, setIsAsked] = useState(false)
  async function confirm(): Promise<void> {
    setIsBusy(true)
    setError(undefined)
    try {
      const { Username } = await call('applications.confirmRegistration', {
        Token: token,
        ...(isAsked && { Password: password }),
      })
      setUsername(Username)
    } catch (failure) {
      setError(failure)
      if (refusalOf(failure, 'Password') !== undefined) setIsAsked(true)
    } finally {
      setIsBusy(false)
    }
  }
  const refused = refusalOf(error, 'Password')
  const own = { pathname: pathOf('root.applicant'), search: '', hash: '' }
  return (
    <Card gap={3} align="start">
      <Heading as="h1" size="page">
        {t(username === undefined ? 'register.confirm.title' : 'register.done.title')}
      </Heading>
      {username === undefined ? (
        <>
          <Text>{t('register.confirm.text')}</Text>
          {isAsked && (
            <PasswordField
              name="password"
              label={t('register.password')}
              autoComplete="current-password"
              maxLength={200}
              value={password}
              error={refused}
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            />
          )}
          {error !== undefined && refused === undefined && (
            <FailureNotice>{errorText(error, t)}</FailureNotice>
          )}
          <Button loading={isBusy} onClick={() => void confirm()}>
            {t('register.confirm')}
          </Button>
        </>
      ) : (
        <>
          <Text role="status">{t('register.done.text', { name: username })}</Text>
          <a href={signInPath(own)}>{t('register.signIn')}</a>
        </>
      )}
    </Card>
  )
}
