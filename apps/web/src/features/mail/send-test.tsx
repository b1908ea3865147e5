import { Row, Text } from '#layout'
import { useState } from 'react'
import { useTexts, useWrite, type CallInput, type CallOutput } from '#shared'
import { Button, showSystemMessage } from '#ui'
import { MailPanel } from './mail-panel.tsx'
import { problemIn } from './template-problem.tsx'

interface Props {
  readonly input: CallInput<'mail.sendTest'>
  readonly language: string
}

/** Mails the author what a template says, and where it went; the test is read from here. */
export function SendTest({ input, language }: Props) {
  const { t } = useTexts()
  const sending = useWrite('mail.sendTest')
  const [sent, setSent] = useState<CallOutput<'mail.sendTest'>>()
  const [isRead, setRead] = useState(false)
  const send = () =>
    sending.mutate(input, {
      onSuccess: setSent,
      onError: (error) => {
        setSent(undefined)
        // What is wrong with the template itself stands above the preview.
        if (!problemIn(error, t)?.field) showSystemMessage(error, t)
      },
    })
  return (
    <Row gap={3} lineGap={2} align="center">
      <Button
        variant="default"
        loading={sending.isPending}
        aria-label={t(`ui.language.${language}` as 'ui.language.el', { name: t('mail.test.send') })}
        onClick={send}
      >
        {t('mail.test.send')}
      </Button>
      <Text as="span" size="small" tone={sent?.Leaves === false ? 'faint' : 'done'} role="status">
        {sent && t(sent.Leaves ? 'mail.test.sent' : 'mail.test.kept', { address: sent.Address })}
      </Text>
      {sent && (
        <Button variant="subtle" size="compact-sm" onClick={() => setRead(true)}>
          {t('mail.test.read')}
        </Button>
      )}
      {sent && isRead && (
        <MailPanel
          id={sent.Id}
          canManage={false}
          onClose={() => setRead(false)}
          onChanged={() => undefined}
        />
      )}
    </Row>
  )
}
