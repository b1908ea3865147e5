import { formatDateTime } from '@telemachos/rules/dates'
import type { TextKey } from '@telemachos/contract/texts'
import { fullName } from '@telemachos/rules/greek-person'
import { call, useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { PagedTable, SelectField, type TableColumn } from '#ui'
import { useMessageProblem } from '#features/notifications'
import { MailState } from './mail-state.tsx'
import { useMailAddress } from './use-mail-address.ts'

type Message = CallOutput<'notifications.listMessages'>['list'][number]

const STATES = ['queued', 'sent', 'failed', 'cancelled'] as const

/** What the message service of the project was given, for those who administer it. */
export function MessagesTab() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useMailAddress('messages', STATES)
  const problemOf = useMessageProblem()
  const { state, showState } = table
  const asked = { ProjectId, State: state }
  const query = useCall('notifications.listMessages', { ...asked, ...table.asked })
  const { data } = query
  const columns: TableColumn<Message>[] = [
    {
      key: 'kind',
      label: t('messages.column.kind'),
      cell: ({ Kind }) =>
        Kind === 'trial' ? t('messages.kind.trial') : t(`notifications.choice.${Kind}` as TextKey),
    },
    { key: 'to', label: t('mail.column.to'), cell: ({ To }) => fullName(To) },
    {
      key: 'when',
      label: t('mail.column.when'),
      text: ({ DoneAt, CreatedAt }) => new Date(DoneAt ?? CreatedAt),
      cell: ({ DoneAt, CreatedAt }) => formatDateTime(DoneAt ?? CreatedAt),
    },
    {
      key: 'state',
      label: t('mail.column.state'),
      text: ({ State }) => t(`mail.state.${State}`),
      cell: ({ State }) => <MailState state={State} />,
    },
    { key: 'error', label: t('messages.column.error'), cell: ({ Error }) => problemOf(Error) },
  ]
  return (
    <PagedTable
      label={t('mail.tab.messages')}
      columns={columns}
      rowKey={({ Id }) => Id}
      table={table}
      query={{ ...query, data: data && { ...data, count: data.All } }}
      readPage={async (part, signal) => {
        const found = await call('notifications.listMessages', { ...asked, ...part }, { signal })
        return { ...found, count: found.All }
      }}
      tools={
        <SelectField
          label={t('mail.state')}
          options={STATES.map((value) => ({ value, label: t(`mail.state.${value}`) }))}
          none={t('messages.all')}
          value={state}
          onChange={showState}
        />
      }
      empty={
        state === null
          ? { title: t('messages.none'), text: t('messages.noneText') }
          : { title: t('mail.noneInState') }
      }
    />
  )
}
