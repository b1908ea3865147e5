import { Heading, Page, Stack, Text } from '#layout'
import { useCall, useIdentity, useTexts } from '#shared'
import { EmptyState, Loadable, Pager, usePages } from '#ui'
import { ImportCard } from './import-card.tsx'

/** The imports of the project: who, when, what came of them, and their undoing for a day. */
export default function ImportHistory() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const pages = usePages()
  const imports = useCall('imports.listImports', { ProjectId, ...pages.asked })
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
            <EmptyState
              picture="history"
              title={t('imports.history.none')}
              text={t('imports.history.noneText')}
            />
          ) : (
            <Stack gap={4}>
              {list.map((one) => (
                <ImportCard key={one.Id} one={one} />
              ))}
              <Pager {...pages.of(All)} />
            </Stack>
          )
        }
      </Loadable>
    </Page>
  )
}
