import { pathOf } from '@telemachos/contract/paths'
import { Row, Stack, Text } from '#layout'
import { useMay, useTexts } from '#shared'
import { EmptyState, ProjectLink } from '#ui'
import { ImportViews } from './import-views.tsx'
import { ViewLists } from './list-page.tsx'

/** The views of the project, as a tab of the development screen. */
export default function ViewsTab() {
  const { t } = useTexts()
  const may = useMay()
  if (!may('views.listViews'))
    return <EmptyState title={t('views.notYours')} text={t('views.notYoursText')} />
  return (
    <Stack gap={4}>
      <Text tone="soft">{t('views.lead')}</Text>
      <Row gap={3} lineGap={2} align="center">
        <ProjectLink to={pathOf('admin.views.edit', { id: 'new' })}>{t('views.new')}</ProjectLink>
        <ProjectLink to={pathOf('admin.views.edit', { id: 'gallery' })}>
          {t('views.gallery')}
        </ProjectLink>
        <ImportViews />
      </Row>
      <ViewLists />
    </Stack>
  )
}
