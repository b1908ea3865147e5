import { Heading, Page, Stack, Text } from '#layout'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { EmptyState, lastPage, Loadable, Pager } from '#ui'
import { ImportCard } from './import-card.tsx'

/** The imports of the project: who, when, what came of them, and their undoing for a day. */
export default function ImportHistory() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [page, setPage] = useState(1)
  const imports = useCall('imports.listImports', { ProjectId, page })
  return (
    <Page width="text">
      <div>
        <Heading as="h1" size="page">
          {t('imports.history.title')}
        </Heading>
        <Text tone="soft">{t('imports.history.lead')}</Text>
      </div>
      <Loadable query={imports}>
        {({ list, All }) =>
          All === 0 ? (
            <EmptyState title={t('imports.history.none')} text={t('imports.history.noneText')} />
          ) : (
            <Stack gap={4}>
              {list.map((one) => (
                <ImportCard key={one.Id} one={one} />
              ))}
              <Pager page={page} last={lastPage(All)} onChange={setPage} />
            </Stack>
          )
        }
      </Loadable>
    </Page>
  )
}
