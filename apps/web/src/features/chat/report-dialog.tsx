import { MAX_REPORT_NOTE } from '@telemachos/contract/chat/limits'
import { REPORT_REASONS, type ReportReason } from '@telemachos/contract/chat/states'
import { useState } from 'react'
import { FailureNotice } from '#layout'
import { errorText, useTexts, useWrite } from '#shared'
import { DialogFrame, SelectField, TextArea } from '#ui'
import type { Conversation, Message } from './chat-types.ts'

interface Props {
  readonly conversation: Conversation
  readonly message: Message
  /** Who wrote it. */
  readonly name: string
  readonly onClose: () => void
  readonly onReported: () => void
}

/** Reports a message: why, and what else is to be known. */
export function ReportDialog({ conversation, message, name, onClose, onReported }: Props) {
  const { t } = useTexts()
  const report = useWrite('chat.reportMessage')
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<string>()
  const options = REPORT_REASONS.map((value) => ({ value, label: t(`chat.reason.${value}`) }))
  function send(): void {
    if (reason === null) return setFailure(t('chat.report.noReason'))
    report.mutate(
      { ConversationId: conversation.Id, Seq: message.Seq, Reason: reason, Note: note },
      {
        onError: (error) => setFailure(errorText(error, t)),
        onSuccess: () => {
          onClose()
          onReported()
        },
      },
    )
    return undefined
  }
  return (
    <DialogFrame
      title={t('chat.report.title', { name })}
      text={t('chat.report.text')}
      confirmLabel={t('chat.report.send')}
      onConfirm={send}
      onCancel={onClose}
    >
      <SelectField
        label={t('chat.report.reason')}
        options={options}
        value={reason}
        onChange={(value) => setReason(REPORT_REASONS.find((one) => one === value) ?? null)}
      />
      <TextArea
        label={t('chat.report.note')}
        value={note}
        maxLength={MAX_REPORT_NOTE}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {failure && <FailureNotice>{failure}</FailureNotice>}
    </DialogFrame>
  )
}
