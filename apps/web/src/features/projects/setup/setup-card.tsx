import { Card, Heading, Row, Text } from '#layout'
import { useCall, useIdentity, useTexts, useWrite } from '#shared'
import { Button, showSystemMessage, toast, TOAST_MS } from '#ui'
import { SetupSteps } from './setup-steps.tsx'

/** What is left to do before the project can begin; on its home, for those who configure it. */
export function SetupCard() {
  const { t } = useTexts()
  const { ProjectId, Projects } = useIdentity()
  const { data } = useCall('projects.getSetup', { ProjectId })
  const hide = useWrite('projects.hideSetup')
  const project = Projects.find(({ Id }) => Id === ProjectId)
  const done = data?.Steps.filter(({ Done }) => Done).length ?? 0
  // A project that is set up says nothing of it.
  if (!data || !project || data.HiddenAt !== null || done === data.Steps.length) return null

  async function put(Hidden: boolean): Promise<void> {
    try {
      await hide.mutateAsync({ ProjectId, Hidden })
      if (Hidden) {
        toast(t('projects.setup.hidden'), {
          ms: TOAST_MS.linkResult,
          action: { label: t('projects.setup.show'), run: () => void put(false) },
        })
      }
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <Card as="section" gap={3} aria-labelledby="project-setup">
      <Row gap={3} align="start" justify="between">
        <div>
          <Heading id="project-setup">{t('projects.setup.title')}</Heading>
          <Text tone="soft" size="small">
            {t('projects.setup.progress', { done, of: data.Steps.length })}
          </Text>
        </div>
        <Button variant="subtle" loading={hide.isPending} onClick={() => void put(true)}>
          {t('projects.setup.hide')}
        </Button>
      </Row>
      <SetupSteps project={project} steps={data.Steps} />
    </Card>
  )
}
