import { Card, Row, Stack, Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { keepPreviousData } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { call, useCall, useIdentity, useTexts } from '#shared'
import { Button, PagedTable, pageWithin, useTableState } from '#ui'
import { DocumentEditor } from './document-editor.tsx'
import classes from './store.module.css'

/** The documents of the project's data store, and an editor for the one that is opened. */
export default function StoreTab() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useTableState()
  const [opened, setOpened] = useState<string | null>()
  const asked = { ProjectId, Search: table.search }
  const query = useCall(
    'data.listData',
    { ...asked, ...table.asked },
    { placeholderData: keepPreviousData },
  )
  if (opened !== undefined)
    return (
      <DocumentEditor
        key={opened ?? ''}
        id={opened ?? undefined}
        onSaved={setOpened}
        onDeleted={() => setOpened(undefined)}
        onBack={() => setOpened(undefined)}
      />
    )
  return (
    <Stack gap={4}>
      <Row gap={3} align="center" justify="between">
        <Text tone="soft">{t('data.store.lead')}</Text>
        <Button
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => setOpened(null)}
        >
          {t('data.store.new')}
        </Button>
      </Row>
      <Card as="section" gap={3} aria-label={t('data.store')}>
        <PagedTable
          label={t('data.store')}
          searchLabel={t('data.store.search')}
          columns={[
            {
              key: 'id',
              label: t('data.store.id'),
              text: ({ Id }) => Id,
              cell: ({ Id }) => (
                <button
                  type="button"
                  className={classes.way}
                  aria-label={t('data.store.open', { id: Id })}
                  onClick={() => setOpened(Id)}
                >
                  {Id}
                </button>
              ),
            },
            {
              key: 'name',
              label: t('data.store.name'),
              text: ({ Name }) => Name,
              cell: ({ Name }) => Name || '–',
            },
            {
              key: 'class',
              label: t('data.store.class'),
              text: ({ Class }) => Class,
              cell: ({ Class }) => Class || '–',
            },
            {
              key: 'changed',
              label: t('data.store.changed'),
              text: ({ ChangedAt }) => new Date(ChangedAt),
              cell: ({ ChangedAt }) => formatDateTime(ChangedAt),
            },
          ]}
          rowKey={({ Id }) => Id}
          table={{ ...table, page: pageWithin(table.page, query.data?.count, table.rows) }}
          query={query}
          readPage={(part, signal) => call('data.listData', { ...asked, ...part }, { signal })}
          empty={{ title: t('data.store.none'), text: t('data.store.noneText') }}
        />
      </Card>
    </Stack>
  )
}
