import { QuestAdmin } from '../../features/questionnaires/editor/quest-admin.tsx'
import { IdentityContext } from '../../shared/api/identity.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { Dialogs } from '../../shared/ui/dialogs/dialogs.tsx'
import { ProjectLink } from '../../shared/ui/project-link.tsx'
import { Toasts } from '../../shared/ui/toast.tsx'
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
        <ProjectLink to="home">{t('questEdit.toProject')}</ProjectLink>
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        <QuestAdmin />
      </main>
      <Toasts />
      <Dialogs />
    </IdentityContext>
  )
}
