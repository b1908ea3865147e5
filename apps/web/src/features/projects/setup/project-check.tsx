import { Link } from '@tanstack/react-router'
import { inProject, pathOf } from '@telemachos/contract/paths'
import { Text } from '#layout'
import { useCall, useTexts } from '#shared'
import { Loadable } from '#ui'
import classes from '../projects.module.css'

interface Props {
  readonly project: { readonly Id: number; readonly url: string }
}

/** What of the project reads fields or actions that are not there, each with the way to it. */
export function ProjectCheck({ project }: Props) {
  const { t } = useTexts()
  const query = useCall('projects.checkProject', { ProjectId: project.Id })
  return (
    <section className={classes.card}>
      <h2 className={classes.heading}>{t('projects.check.title')}</h2>
      <Loadable query={query}>
        {({ Conditions, Settings }) => (
          <>
            <Text tone="faint" size="medium">
              {t(
                Conditions.length + Settings.length > 0
                  ? 'projects.check.text'
                  : 'projects.check.fine',
              )}
            </Text>
            <ul className={classes.findings}>
              {Conditions.map(({ ActionId, Title, Names }) => (
                <li key={ActionId}>
                  <Link
                    to={inProject(
                      project.url,
                      pathOf('admin.action.content', { actionId: ActionId }),
                    )}
                  >
                    {Title}
                  </Link>
                  : {Names.join(', ')}
                </li>
              ))}
              {Settings.map(({ Path, Name }) => (
                <li key={Path}>
                  <Link
                    to={inProject(
                      project.url,
                      pathOf('admin.project.view', { ProjectId: project.Id }),
                    )}
                    hash={isSendFilter(Path) ? 'tab=microdata' : 'tab=fields'}
                  >
                    {t(isSendFilter(Path) ? 'projects.check.sendFilter' : 'projects.check.filters')}
                  </Link>
                  : {Name}
                </li>
              ))}
            </ul>
          </>
        )}
      </Loadable>
    </section>
  )
}

const isSendFilter = (path: string): boolean => path.includes('MicrodataSendFilter')
