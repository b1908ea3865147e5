import { Row, Text } from '#layout'
import { useCall, useTexts, useWrite } from '#shared'
import { Loadable, showSystemMessage, Switch } from '#ui'
import classes from '../projects.module.css'
import { ProjectCheck } from './project-check.tsx'
import { SetupSteps } from './setup-steps.tsx'

interface Props {
  readonly project: { readonly Id: number; readonly url: string }
}

/** How far the project is set up, among its settings; here it stays when the home no longer shows it. */
export function SetupTab({ project }: Props) {
  const { t } = useTexts()
  const ProjectId = project.Id
  const query = useCall('projects.getSetup', { ProjectId })
  const hide = useWrite('projects.hideSetup')
  return (
    <>
      <ProjectCheck project={project} />
      <section className={classes.card}>
        <h2 className={classes.heading}>{t('projects.setup.title')}</h2>
        <Text tone="faint" size="medium">
          {t('projects.setup.text')}
        </Text>
        <Loadable query={query}>
          {({ Steps, HiddenAt }) => (
            <>
              <Row gap={3} align="center" justify="between">
                <Text tone="soft" size="small">
                  {t('projects.setup.progress', {
                    done: Steps.filter(({ Done }) => Done).length,
                    of: Steps.length,
                  })}
                </Text>
                <Switch
                  label={t('projects.setup.onHome')}
                  on={HiddenAt === null}
                  onChange={(isShown) =>
                    void hide
                      .mutateAsync({ ProjectId, Hidden: !isShown })
                      .catch((error: unknown) => showSystemMessage(error, t))
                  }
                />
              </Row>
              <SetupSteps project={project} steps={Steps} />
            </>
          )}
        </Loadable>
      </section>
    </>
  )
}
