import { Heading, Page, Row, Text } from '#layout'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { Button, EmptyState, Loadable } from '#ui'
import { AuditFilters } from './audit-filters.tsx'
import { filterOf, type AuditSearch } from './audit-search.ts'
import { EntryTable } from './entry-table.tsx'
import { ExportLog } from './export-log.tsx'
import { useAuditAddress } from './use-audit-address.ts'

/** The log of what was done: who, what, to whom, when and in whose place. */
export default function AuditPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const { search, change, clear } = useAuditAddress()
  return (
    <Page width="full">
      <Row align="end" justify="between" gap={3}>
        <div>
          <Heading as="h1" size="page">
            {t('route.root.defaultlayout.project.admin.audit.title')}
          </Heading>
          <Text tone="soft">{t('audit.lead')}</Text>
        </div>
        <ExportLog search={search} />
      </Row>
      <AuditFilters search={search} onChange={change} onClear={clear} />
      <Entries key={JSON.stringify([ProjectId, search])} search={search} />
    </Page>
  )
}

/** The entries of a filter, page by page; another filter begins anew. */
function Entries({ search }: { readonly search: AuditSearch }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  // Where the pages so far began; the first one begins with the newest entry.
  const [places, setPlaces] = useState<readonly (number | undefined)[]>([undefined])
  const After = places.at(-1)
  const entries = useCall(
    'audit.listEntries',
    { ...filterOf(search, ProjectId), ...(After !== undefined && { After }) },
    // What stands there stays until the next page has come, with the button that asked for it.
    { placeholderData: keepPreviousData },
  )
  const isFiltered = Object.keys(search).length > 0
  return (
    <Loadable query={entries}>
      {({ list, Next }) =>
        list.length === 0 ? (
          <EmptyState
            picture="history"
            title={t(isFiltered ? 'audit.none' : 'audit.empty')}
            text={isFiltered ? t('audit.noneText') : ''}
          />
        ) : (
          <>
            <EntryTable entries={list} withProjects={search.in === 'all'} />
            <Row justify="center" gap={3}>
              <Button
                variant="default"
                held={places.length === 1}
                onClick={() => setPlaces(places.slice(0, -1))}
              >
                {t('audit.newer')}
              </Button>
              <Button
                variant="default"
                held={Next === null || entries.isPlaceholderData}
                onClick={() => setPlaces([...places, Next ?? undefined])}
              >
                {t('audit.older')}
              </Button>
            </Row>
          </>
        )
      }
    </Loadable>
  )
}
