import { Link } from '@tanstack/react-router'
import { inProject, pathOf } from '@telemachos/contract/paths'
import { SEVERITIES } from '@telemachos/contract/projects/finding-kinds'
import { Text } from '#layout'
import { useCall, useTexts } from '#shared'
import { Loadable } from '#ui'
import classes from '../projects.module.css'

interface Props {
  readonly project: { readonly Id: number; readonly url: string }
}

/** How much the check of the project finds, with the way to it. */
export function ProjectCheck({ project }: Props) {
  const { t } = useTexts()
  const query = useCall('projects.checkProject', { ProjectId: project.Id })
  return (
    <section className={classes.card}>
      <h2 className={classes.heading}>{t('projects.check.title')}</h2>
      <Loadable query={query}>
        {({ Findings }) => {
          const standing = Findings.filter(({ Dismissed }) => !Dismissed)
          const counts = SEVERITIES.map((severity) => ({
            severity,
            count: standing.filter(({ Severity }) => Severity === severity).length,
          })).filter(({ count }) => count > 0)
          return (
            <>
              {counts.length === 0 && (
                <Text tone="faint" size="medium">
                  {t('projects.check.fine')}
                </Text>
              )}
              {counts.map(({ severity, count }) => (
                <Text key={severity} tone="soft">
                  {t(`projects.check.${severity}`, { count })}
                </Text>
              ))}
              <Text>
                <Link to={inProject(project.url, pathOf('admin.project.check'))}>
                  {t('projects.check.open')}
                </Link>
              </Text>
            </>
          )
        }}
      </Loadable>
    </section>
  )
}
