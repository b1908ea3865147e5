import { Row, Stack, Text } from '#layout'
import { useState } from 'react'
import { useTexts, useWrite } from '#shared'
import { Button, showSystemMessage, TimeField, toast } from '#ui'
import classes from './notifications.module.css'

interface Props {
  readonly kept: { readonly From: string; readonly Until: string }
}

/** Between which times the person is left in peace. */
export function QuietHours({ kept }: Props) {
  const { t } = useTexts()
  const save = useWrite('notifications.saveQuietHours')
  const [from, setFrom] = useState<string | null>(kept.From)
  const [until, setUntil] = useState<string | null>(kept.Until)
  const [isTried, setTried] = useState(false)

  async function keep(): Promise<void> {
    setTried(true)
    if (from === null || until === null) return
    try {
      await save.mutateAsync({ From: from, Until: until })
      toast(t('notifications.choiceSaved'))
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <Stack as="fieldset" gap={3} className={classes.group}>
      <legend className={classes.groupName}>{t('notifications.quiet')}</legend>
      <Text tone="faint">{t('notifications.quietText')}</Text>
      <Row gap={4} lineGap={3} align="start">
        <TimeField
          label={t('notifications.quiet.from')}
          value={from}
          error={isTried && from === null ? t('rule.required') : undefined}
          className={classes.hours ?? ''}
          required
          onChange={setFrom}
        />
        <TimeField
          label={t('notifications.quiet.until')}
          value={until}
          error={isTried && until === null ? t('rule.required') : undefined}
          className={classes.hours ?? ''}
          required
          onChange={setUntil}
        />
      </Row>
      <div>
        <Button variant="default" data-acts loading={save.isPending} onClick={() => void keep()}>
          {t('notifications.quiet.save')}
        </Button>
      </div>
    </Stack>
  )
}
