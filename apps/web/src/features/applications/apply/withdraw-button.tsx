import { FailureNotice, Stack } from '#layout'
import { useState } from 'react'
import { call, errorText, useTexts } from '#shared'
import { askToConfirm, Button } from '#ui'

interface Props {
  readonly token: string
  readonly onGone: () => void
}

/** Takes an application back, after a question. */
export function WithdrawButton({ token, onGone }: Props) {
  const { t } = useTexts()
  const [error, setError] = useState<unknown>()
  async function withdraw(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('apply.withdraw.title'),
      text: t('apply.withdraw.text'),
      confirmLabel: t('apply.withdraw'),
    })
    if (!isSure) return
    try {
      await call('applications.withdraw', { Token: token })
      onGone()
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <Stack gap={2} align="start">
      <Button variant="subtle" onClick={() => void withdraw()}>
        {t('apply.withdraw')}
      </Button>
      {error !== undefined && <FailureNotice>{errorText(error, t)}</FailureNotice>}
    </Stack>
  )
}
