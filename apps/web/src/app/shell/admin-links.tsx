import { Link } from '@tanstack/react-router'
import { pathOf } from '@telemachos/contract/paths'
import { useIdentity, useMay, useProjectPath, useTexts } from '#shared'
import { useParams } from '#ui'
import classes from './admin-links.module.css'

/** Where a page's address names an action. */
const OF_ACTION =
  /\/(mentee\/action|mentor\/mentee\/[^/]+|mentor\/action2?\/list|conference|questionnaire)\/\d/

interface Props {
  readonly pathname: string
}

/**
 * What administrators need of the very page that they see: the action that it is about, and the project's
 * settings, menus and consent. Loaded once the buttons are shown.
 */
export default function AdminLinks({ pathname }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const pathTo = useProjectPath()
  const { Id, actionId, id } = useParams()
  const action = OF_ACTION.test(pathname) ? Number(actionId ?? Id ?? id) : 0
  const settings = pathTo(pathOf('admin.project.view', { ProjectId: ProjectId ?? 0 }))
  const parts = ['general', 'menus', 'consent'] as const
  return (
    <nav aria-label={t('shell.adminButtons.label')} className={classes.links}>
      {action > 0 && may('actions.getContent') && (
        <Link to={pathTo(pathOf('admin.action.content', { actionId: action }))}>
          {t('shell.adminButtons.action')}
        </Link>
      )}
      {ProjectId !== null &&
        may('projects.setProject') &&
        parts.map((part) => (
          <Link key={part} to={settings} hash={`tab=${part}`}>
            {t(`shell.adminButtons.${part}`)}
          </Link>
        ))}
    </nav>
  )
}
