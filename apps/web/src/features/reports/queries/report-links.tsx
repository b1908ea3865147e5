import { pathOf } from '@telemachos/contract/paths'
import { Row } from '#layout'
import { useTexts } from '#shared'
import { ProjectLink } from '#ui'

const PAGES = {
  reports: 'admin.report.list',
  queries: 'admin.query.list',
  dictionary: 'admin.dictionary',
} as const

/** From queries to what they read, and back. */
export function ReportLinks({ current }: { readonly current: keyof typeof PAGES }) {
  const { t } = useTexts()
  const others = Object.entries(PAGES).filter(([key]) => key !== current)
  return (
    <Row as="nav" gap={4} lineGap={1} aria-label={t('reports.links')}>
      {others.map(([key, page]) => (
        <ProjectLink key={key} to={pathOf(page)}>
          {t(`route.root.defaultlayout.project.${page}.title`)}
        </ProjectLink>
      ))}
    </Row>
  )
}
