import { Text } from '#layout'
import { useState } from 'react'
import { useTexts } from '#shared'
import { Checkbox } from '#ui'
import { solveCaptcha } from './solve-captcha.ts'

interface Props {
  readonly solved: boolean
  readonly onSolved: (captcha: string | undefined) => void
}

/** Has the browser do some work, which nobody does who applies a thousand times. */
export function Captcha({ solved, onSolved }: Props) {
  const { t } = useTexts()
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  async function solve(): Promise<void> {
    setState('working')
    try {
      onSolved(await solveCaptcha())
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <div>
      <Checkbox
        label={t('apply.captcha')}
        checked={solved}
        mixed={state === 'working'}
        disabled={solved || state === 'working'}
        onChange={() => void solve()}
      />
      <div role="status">
        {state === 'working' && <Text tone="soft">{t('apply.captcha.working')}</Text>}
        {state === 'failed' && <Text>{t('apply.captcha.failed')}</Text>}
        {solved && <Text tone="soft">{t('apply.captcha.ok')}</Text>}
      </div>
    </div>
  )
}
