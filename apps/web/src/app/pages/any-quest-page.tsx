import { pathOf } from '@telemachos/contract/paths'
import { QuestAdmin } from '#features/questionnaires'
import { IdentityContext, useTexts } from '#shared'
import { Dialogs, ProjectLink, Toasts } from '#ui'
import { useApp } from '../app-context.ts'
import { placedIn } from '../project-layout.tsx'
import classes from './any-quest-page.module.css'

/** `/goanyquest`: the administration of questionnaires, in a tab of its own (spec §2.1). */
export default function AnyQuestPage() {
  const { identity } = useApp()
  const { t } = useTexts()
  const placed = placedIn(identity)
  if (!placed) return null
  const project = placed.Projects.find(({ Id }) => Id === placed.ProjectId)
  return (
    <IdentityContext value={placed}>
      <a href="#content" className={classes.skip}>
        {t('shell.skip')}
      </a>
      <header className={classes.head}>
        <p className={classes.project}>{project?.Descr}</p>
        <ProjectLink to={pathOf('home')}>{t('questEdit.toProject')}</ProjectLink>
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        <QuestAdmin />
      </main>
      <Toasts />
      <Dialogs />
    </IdentityContext>
  )
}
