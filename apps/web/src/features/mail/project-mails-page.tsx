import { Heading, Stack } from '#layout'
import { call, useCall, useIdentity, useTexts, useMay } from '#shared'
import { SelectField, Tabs, useHashTab } from '#ui'
import { MailTable } from './mail-table.tsx'
import { MessagesTab } from './messages-tab.tsx'
import classes from './mail.module.css'
import OwnMailsPage from './own-mails-page.tsx'
import { TemplatesTab } from './templates-tab.tsx'
import { useMailAddress } from './use-mail-address.ts'

const TABS = ['mails', 'messages', 'templates'] as const
const PAGES = { mails: ProjectMails, messages: MessagesTab, templates: TemplatesTab }
const STATES = ['queued', 'held', 'sent', 'kept', 'failed', 'cancelled'] as const
type State = (typeof STATES)[number]

/** The project's mails and their words, for those who administer it; for others their own mails. */
export default function ProjectMailsPage() {
  const { t } = useTexts()
  const may = useMay()
  const [tab, setTab] = useHashTab('tab', TABS)
  if (!may('mail.listProjectMails')) return <OwnMailsPage />
  const Page = PAGES[tab]
  return (
    <Stack gap={4} packed className={classes.page}>
      <Heading as="h1" size="page">
        {t('mail.title')}
      </Heading>
      <Tabs
        label={t('mail.tabs')}
        tabs={TABS.map((key) => ({ key, label: t(`mail.tab.${key}`) }))}
        current={tab}
        onChange={setTab}
      >
        <Page />
      </Tabs>
    </Stack>
  )
}

function ProjectMails() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useMailAddress('mails', STATES)
  const { search: Search, state, showState } = table
  const asked = { ProjectId, State: state, Search }
  const query = useCall('mail.listProjectMails', { ...asked, ...table.asked })
  const { data } = query
  const labelOf = (value: State): string => {
    const name = t(`mail.state.${value}`)
    return data ? t('mail.state.option', { state: name, count: data.States[value] }) : name
  }
  return (
    <>
      {data !== undefined && data.States.kept > 0 && (
        <p className={classes.quiet}>{t('mail.keptHint')}</p>
      )}
      {data !== undefined && data.States.held > 0 && (
        <p className={classes.quiet}>{t('mail.heldHint')}</p>
      )}
      <MailTable
        table={table}
        query={{ ...query, data: data && { ...data, count: data.All } }}
        readPage={async (part, signal) => {
          const found = await call('mail.listProjectMails', { ...asked, ...part }, { signal })
          return { ...found, count: found.All }
        }}
        searchable
        canManage
        isFiltered={state !== null}
        tools={
          <SelectField
            label={t('mail.state')}
            options={STATES.map((value) => ({ value, label: labelOf(value) }))}
            none={t('mail.state.all', { count: data ? sum(data.States) : 0 })}
            value={state}
            onChange={showState}
          />
        }
      />
    </>
  )
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0)
}
