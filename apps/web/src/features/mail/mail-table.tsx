import { fullName } from '@telemachos/rules/greek-person'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState, type ReactNode } from 'react'
import { useTexts } from '#shared'
import { Text } from '#layout'
import {
  PagedTable,
  useNow,
  type LoadableQuery,
  type TableColumn,
  type ReadPage,
  type TableControl,
  type TablePage,
} from '#ui'
import { MailPanel } from './mail-panel.tsx'
import { leavesWhen, mailName } from './mail-name.ts'
import { MailState, type Mail } from './mail-state.tsx'
import { useMailProblem } from './use-mail-problem.ts'
import classes from './mail.module.css'

type Page = TablePage<Mail>

interface Props {
  readonly table: TableControl
  readonly query: LoadableQuery<Page>
  /** Whom the list is not about: that column is left out. */
  readonly without?: 'to' | 'from'
  readonly searchable?: boolean
  /** Whether mails are left out by their state. */
  readonly isFiltered?: boolean
  readonly tools?: ReactNode
  readonly readPage: ReadPage<Mail>
  /** True for those who may send again and cancel. */
  readonly canManage?: boolean
}

/** Mails by pages; the subject opens one. */
export function MailTable({
  table,
  query,
  without,
  searchable,
  isFiltered,
  tools,
  canManage,
  readPage,
}: Props) {
  const { t } = useTexts()
  const now = useNow()
  const problem = useMailProblem()
  const [opened, setOpened] = useState<number>()
  const columns: TableColumn<Mail>[] = [
    {
      key: 'subject',
      label: t('mail.column.subject'),
      text: (mail) => mailName(mail, t),
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
      text: ({ DoneAt, CreatedAt }) => new Date(DoneAt ?? CreatedAt),
      cell: ({ DoneAt, CreatedAt }) => formatDateTime(DoneAt ?? CreatedAt),
    },
    {
      key: 'state',
      label: t('mail.column.state'),
      text: (mail) =>
        [
          t(`mail.state.${mail.State}`),
          mail.State === 'queued' && leavesWhen(mail, now, t),
          mail.Error && problem(mail.Error),
        ]
          .filter(Boolean)
          .join(' · '),
      cell: (mail) => (
        <div>
          <MailState state={mail.State} />
          {mail.State === 'queued' && (
            <Text as="span" tone="faint" size="small" className={classes.due}>
              {leavesWhen(mail, now, t)}
            </Text>
          )}
          {mail.Error !== '' && (
            <Text as="span" tone="faint" size="small" className={classes.due}>
              {problem(mail.Error)}
            </Text>
          )}
        </div>
      ),
    },
  ]
  const empty = () => {
    if (table.search !== '') return { title: t('mail.notFound') }
    if (isFiltered) return { title: t('mail.noneInState') }
    return { title: t('mail.none'), text: t('mail.noneText') }
  }
  return (
    <>
      <PagedTable
        label={t('mail.title')}
        columns={columns.filter(({ key }) => key !== without)}
        rowKey={({ Id }) => Id}
        table={table}
        query={query}
        readPage={readPage}
        searchable={searchable ?? false}
        tools={tools}
        empty={empty()}
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
