import { pathOf } from '@telemachos/contract/paths'
import { useNavigate } from '@tanstack/react-router'
import { Card, Heading, Page, Row, Stack, Text } from '#layout'
import { useCall, useProjectPath, useTexts, useWrite } from '#shared'
import { BackLink, Button, EmptyState, Loadable, showSystemMessage, toast } from '#ui'
import classes from './delivery.module.css'

/** Ready-made reports: each becomes one of the project’s own. */
export default function ReadyPage() {
  const { t } = useTexts()
  const pathTo = useProjectPath()
  const navigate = useNavigate()
  const list = useCall('reports.listReadyReports', {})
  const start = useWrite('reports.startReadyReport')
  async function begin(Key: string): Promise<void> {
    try {
      const { Id } = await start.mutateAsync({ Key })
      toast(t('reports.ready.made'))
      void navigate({ to: pathTo(pathOf('admin.report.view', { id: Id })) })
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <Page width="full">
      <Stack gap={4}>
        <header>
          <BackLink to={pathOf('admin.report.list')}>{t('reports.report.back')}</BackLink>
          <Heading as="h1" size="page">
            {t('route.root.defaultlayout.project.admin.report.ready.title')}
          </Heading>
          <Text tone="faint">{t('reports.ready.lead')}</Text>
        </header>
        <Loadable query={list}>
          {(found) =>
            found.length === 0 ? (
              <EmptyState title={t('reports.ready.none')} />
            ) : (
              <ul className={classes.ready}>
                {found.map(({ Key, Title, Descr, Tiles }) => (
                  <li key={Key}>
                    <Card as="article" gap={2}>
                      <Heading as="h2" size="section">
                        {Title}
                      </Heading>
                      <Text>{Descr}</Text>
                      <Row gap={3} justify="between" align="center" className={classes.begin}>
                        <Text tone="faint">{t('reports.ready.tiles', { count: Tiles })}</Text>
                        <Button
                          variant="default"
                          loading={start.isPending && start.variables.Key === Key}
                          aria-label={t('reports.ready.beginWith', { title: Title })}
                          onClick={() => void begin(Key)}
                        >
                          {t('reports.ready.begin')}
                        </Button>
                      </Row>
                    </Card>
                  </li>
                ))}
              </ul>
            )
          }
        </Loadable>
      </Stack>
    </Page>
  )
}
