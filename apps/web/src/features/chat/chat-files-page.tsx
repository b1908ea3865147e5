import { keepPreviousData } from '@tanstack/react-query'
import { pathOf } from '@telemachos/contract/paths'
import { formatDateTime } from '@telemachos/rules/dates'
import { FileLink } from '#features/files'
import { Heading, Page } from '#layout'
import { call, useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { PagedTable, ProjectLink, useTableState, type TableColumn } from '#ui'

type ChatFile = CallOutput<'chat.listFiles'>['list'][number]

/** The files of the person's conversations, the latest first (spec §2.2, chatitems). */
export default function ChatFilesPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useTableState()
  const files = useCall(
    'chat.listFiles',
    { ProjectId, ...table.asked },
    { placeholderData: keepPreviousData },
  )
  const columns: TableColumn<ChatFile>[] = [
    {
      key: 'file',
      label: t('chat.files.file'),
      text: ({ File }) => File.Name,
      cell: ({ File, ConversationId }) => (
        <FileLink category={`chat/${ConversationId}`} file={File} />
      ),
    },
    { key: 'user', label: t('chat.files.user'), cell: ({ User }) => User },
    {
      key: 'time',
      label: t('chat.files.time'),
      text: ({ Time }) => new Date(Time),
      cell: ({ Time }) => formatDateTime(Time),
    },
    {
      key: 'conversation',
      label: t('chat.files.conversation'),
      text: null,
      cell: ({ ConversationId, Seq }) => (
        <ProjectLink to={pathOf('chat.conversation', { id: ConversationId })} hash={`m${Seq}`}>
          {t('chat.files.open')}
        </ProjectLink>
      ),
    },
  ]
  return (
    <Page width="full">
      <Heading as="h1" size="page">
        {t('chat.files.title')}
      </Heading>
      <PagedTable
        label={t('chat.files.title')}
        columns={columns}
        rowKey={({ File }) => File.Id}
        table={table}
        query={files}
        readPage={(part, signal) => call('chat.listFiles', { ProjectId, ...part }, { signal })}
        searchable={false}
        empty={{ title: t('chat.files.none'), text: t('chat.files.noneText') }}
      />
    </Page>
  )
}
