import { Link } from '@tanstack/react-router'
import { inProject, pathOf, type ProjectPath } from '@telemachos/contract/paths'
import { fullName } from '@telemachos/rules/greek-person'
import { Row } from '#layout'
import { useIdentity, useMay, useTexts } from '#shared'
import { ProjectLink } from '#ui'
import type { AuditSearch } from './audit-search.ts'
import classes from './audit.module.css'
import type { Entry } from './entry.ts'

/** Where an entry leads: to the person, the action, and what else was done to or by somebody. */
export function EntryLinks({ entry }: { readonly entry: Entry }) {
  const { t } = useTexts()
  const may = useMay()
  const { By, Subject, ActionId, ActionTitle, Project } = entry
  const title = ActionTitle ?? String(ActionId)
  return (
    <Row as="p" gap={4} lineGap={1} className={classes.links}>
      {Subject && Project && (
        <There project={Project} to={pathOf('admin.user.view', { id: Subject.Id })}>
          {t('audit.link.person', { name: fullName(Subject) })}
        </There>
      )}
      {ActionId !== null && Project && may('actions.getContent') && (
        <There project={Project} to={pathOf('admin.action.content', { actionId: ActionId })}>
          {t('audit.link.action', { title })}
        </There>
      )}
      {Subject && (
        <Narrowed search={{ person: Subject.Id }}>
          {t('audit.link.about', { name: fullName(Subject) })}
        </Narrowed>
      )}
      {ActionId !== null && (
        <Narrowed search={{ action: ActionId }}>{t('audit.link.ofAction', { title })}</Narrowed>
      )}
      {By && (
        <Narrowed search={{ actor: By.Id }}>{t('audit.link.by', { name: fullName(By) })}</Narrowed>
      )}
    </Row>
  )
}

interface ThereProps {
  readonly project: NonNullable<Entry['Project']>
  readonly to: ProjectPath
  readonly children: string
}

/** A page of the project in which it was done, which need not be the current one. */
function There({ project, to, children }: ThereProps) {
  const { ProjectId } = useIdentity()
  if (project.Id === ProjectId) return <ProjectLink to={to}>{children}</ProjectLink>
  return <a href={inProject(project.url, to)}>{children}</a>
}

function Narrowed({
  search,
  children,
}: {
  readonly search: AuditSearch
  readonly children: string
}) {
  return (
    <Link to="." search={search}>
      {children}
    </Link>
  )
}
