import { Card, FailureNotice, Heading, Text } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import { useState } from 'react'
import { call, errorText, signInPath, useTexts } from '#shared'
import { Button } from '#ui'

/** Makes the account whose address a mailed link confirms: by a press, since programs open links too. */
export function ConfirmRegistration({ token }: { readonly token: string }) {
  const { t } = useTexts()
  const [username, setUsername] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  async function confirm(): Promise<void> {
    setIsBusy(true)
    setError(undefined)
    try {
      const { Username } = await call('applications.confirmRegistration', { Token: token })
      setUsername(Username)
    } catch (failure) {
      setError(failure)
    } finally {
      setIsBusy(false)
    }
  }
  const own = { pathname: pathOf('root.applicant'), search: '', hash: '' }
  return (
    <Card gap={3} align="start">
      <Heading as="h1" size="page">
        {t(username === undefined ? 'register.confirm.title' : 'register.done.title')}
      </Heading>
      {username === undefined ? (
        <>
          <Text>{t('register.confirm.text')}</Text>
          {error !== undefined && <FailureNotice>{errorText(error, t)}</FailureNotice>}
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
