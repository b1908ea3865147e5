import { Navigate } from '@tanstack/react-router'
import { useIdentity } from '../../shared/api/identity.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { useProjectPath } from '../../shared/navigation/use-project-path.ts'
import { homeOf, pathOf } from '../access.ts'
import classes from './later-page.module.css'

/** Leads to the page on which the role begins its day; greets roles that have none yet. */
export default function HomePage() {
  const { Role, Projects, ProjectId, Vocative, FirstName } = useIdentity()
  const pathTo = useProjectPath()
  const { t } = useTexts()
  const home = homeOf(Role)
  if (home) return <Navigate to={pathTo(pathOf(home))} replace />
  const project = Projects.find(({ Id }) => Id === ProjectId)?.Descr ?? ''
  return (
    <section className={classes.box}>
      <h1 className={classes.title}>{t('shell.home.welcome', { name: Vocative || FirstName })}</h1>
      <p>{t('shell.home.text', { project, role: t(`identity.role.${Role}`) })}</p>
    </section>
  )
}
