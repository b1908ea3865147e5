import { pathOf } from '@telemachos/contract/paths'
import { Row } from '#layout'
import { IconArchive } from '@tabler/icons-react'
import { useIdentity, useMay, useTexts } from '#shared'
import { ProjectLink } from '#ui'
import classes from './archived-banner.module.css'

/** Says on every page of an archived project that nothing of it changes. */
export default function ArchivedBanner() {
  const { t } = useTexts()
  const may = useMay()
  const { ProjectId } = useIdentity()
  return (
    <Row as="p" gap={3} align="center" className={classes.banner} role="note">
      <IconArchive size={20} aria-hidden="true" />
      <span>{t('projects.archive.banner')}</span>
      {may('projects.restoreProject') && (
        <ProjectLink to={pathOf('admin.project.view', { ProjectId })} hash="tab=archive">
          {t('projects.archive.toRestore')}
        </ProjectLink>
      )}
    </Row>
  )
}
