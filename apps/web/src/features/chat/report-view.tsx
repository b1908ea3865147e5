import { formatDateTime } from '@telemachos/rules/dates'
import { useEffect, useRef } from 'react'
import { Stack, Text } from '#layout'
import { useCall, useTexts, useWrite, type CallOutput } from '#shared'
import { askForText, Button, DialogFrame, Loadable, toast } from '#ui'
import classes from './chat.module.css'
import { MessageQuote } from './message-quote.tsx'
import { MessageFiles } from './message-files.tsx'
import { MessageText } from './message-text.tsx'

type View = CallOutput<'chat.getReport'>

interface Props {
  readonly reportId: number
  readonly onClose: () => void
}

/** The reported message with what was written around it; that it was opened is recorded. */
export function ReportView({ reportId, onClose }: Props) {
  const { t } = useTexts()
  const query = useCall(
    'chat.getReport',
    { ReportId: reportId },
    // Each time that it is asked for is recorded.
    { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  return (
    <DialogFrame
      title={t('chat.reports.view')}
      text={t('chat.reports.viewText')}
      onCancel={onClose}
    >
      <Loadable query={query}>{(view) => <Whole view={view} onClose={onClose} />}</Loadable>
    </DialogFrame>
  )
}

function Whole({ view, onClose }: { readonly view: View; readonly onClose: () => void }) {
  const { t } = useTexts()
  const close = useWrite('chat.closeReport')
  const reported = useRef<HTMLLIElement>(null)
  useEffect(() => reported.current?.scrollIntoView({ block: 'center' }), [])
  const { Report, ConversationId, Seq, Messages, Earlier } = view
  const nameOf = (id: number | null): string =>
    Messages.find(({ UserId }) => UserId === id)?.User ?? t('chat.someone')
  async function finish(): Promise<void> {
    await askForText({
      title: t('chat.reports.close'),
      label: t('chat.reports.closeLabel'),
      confirmLabel: t('chat.reports.close'),
      multiline: true,
      check: (typed) => (typed.trim() === '' ? t('rule.required') : undefined),
      save: async (Outcome) => {
        await close.mutateAsync({ ReportId: Report.Id, Outcome })
        toast(t('chat.reports.closedNow'))
        onClose()
      },
    })
  }
  return (
    <Stack gap={3}>
      <ol className={classes.around}>
        {Messages.map((message) => (
          <li
            key={message.Seq}
            ref={message.Seq === Seq ? reported : undefined}
            data-reported={message.Seq === Seq || undefined}
          >
            <Text size="small" tone="soft">
              {message.Seq === Seq && <strong>{t('chat.reports.this')} </strong>}
              {message.User}, {formatDateTime(message.Time)}
            </Text>
            {message.ReplyTo && (
              <MessageQuote quote={message.ReplyTo} name={nameOf(message.ReplyTo.UserId)} />
            )}
            {message.Deleted ? <p>{t('chat.deleted')}</p> : <MessageText text={message.Message} />}
            {(message.Files.length > 0 || message.Withheld !== undefined) && (
              <MessageFiles
                conversationId={ConversationId}
                files={message.Files}
                withheld={message.Withheld}
              />
            )}
          </li>
        ))}
      </ol>
      {Earlier.length > 0 && (
        <div>
          <Text strong>{t('chat.reports.earlier')}</Text>
          <ul className={classes.around}>
            {Earlier.map(({ Message, Until }) => (
              <li key={Until}>
                <Text size="small" tone="soft">
                  {t('chat.reports.until', { at: formatDateTime(Until) })}
                </Text>
                <MessageText text={Message} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {Report.ClosedAt === null && (
        <Button onClick={() => void finish()} loading={close.isPending}>
          {t('chat.reports.close')}
        </Button>
      )}
    </Stack>
  )
}
