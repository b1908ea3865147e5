import { fullName } from '@telemachos/rules/greek-person'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState, type ReactNode } from 'react'
import { useTexts } from '#shared'
import { Text } from '#layout'
import { PagedTable, useNow, type LoadableQuery, type TableColumn, type TableControl } from '#ui'
import { MailPanel } from './mail-panel.tsx'
import { leavesWhen, mailName } from './mail-name.ts'
import { MailState, type Mail } from './mail-state.tsx'
import classes from './mail.module.css'

interface Props {
  readonly table: TableControl
  readonly query: LoadableQuery<{
    readonly list: readonly Mail[]
    readonly count: number
    readonly All: number
  }>
  /** Whom the list is not about: that column is left out. */
  readonly without?: 'to' | 'from'
  readonly searchable?: boolean
  readonly tools?: ReactNode
  /** True for those who may send again and cancel. */
  readonly canManage?: boolean
}

/** Mails by pages of ten; the subject opens one. */
export function MailTable({ table, query, without, searchable, tools, canManage }: Props) {
  const { t } = useTexts()
  const now = useNow()
  const [opened, setOpened] = useState<number>()
  const columns: TableColumn<Mail>[] = [
    {
      key: 'subject',
      label: t('mail.column.subject'),
      cell: (mail) => {
        const subject = mailName(mail, t)
        return (
          <button
            type="button"
            className={classes.open}
            aria-label={t('mail.open', { subject })}
            onClick={() => setOpened(mail.Id)}
          >
            {subject}
          </button>
        )
      },
    },
    { key: 'to', label: t('mail.column.to'), cell: ({ To }) => fullName(To) },
    {
      key: 'from',
      label: t('mail.column.from'),
      cell: ({ From }) => (From ? fullName(From) : t('mail.byProduct')),
    },
    {
      key: 'when',
      label: t('mail.column.when'),
      cell: ({ DoneAt, CreatedAt }) => formatDateTime(DoneAt ?? CreatedAt),
    },
    {
      key: 'state',
      label: t('mail.column.state'),
      cell: (mail) => (
        <div>
          <MailState state={mail.State} />
          {mail.State === 'queued' && (
            <Text as="span" tone="faint" size="small" className={classes.due}>
              {leavesWhen(mail, now, t)}
            </Text>
          )}
        </div>
      ),
    },
  ]
  const isSearched = table.search !== ''
  return (
    <>
      <PagedTable
        label={t('mail.title')}
        columns={columns.filter(({ key }) => key !== without)}
        rowKey={({ Id }) => Id}
        table={table}
        query={query}
        searchable={searchable ?? false}
        tools={tools}
        empty={
          isSearched
            ? { title: t('mail.notFound') }
            : { title: t('mail.none'), text: t('mail.noneText') }
        }
      />
      {opened !== undefined && (
        <MailPanel
          id={opened}
          canManage={canManage ?? false}
          onClose={() => setOpened(undefined)}
          onChanged={() => void query.refetch()}
        />
      )}
    </>
  )
}
