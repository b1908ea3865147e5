import { pathOf } from '@telemachos/contract/paths'
import { SEVERITIES } from '@telemachos/contract/projects/finding-kinds'
import { IconCircleCheck } from '@tabler/icons-react'
import { Heading, Page, Text } from '#layout'
import { useCall, useIdentity, useTexts } from '#shared'
import { BackLink, EmptyState, Loadable } from '#ui'
import { FindingGroup } from './finding-group.tsx'
import { PutAway } from './put-away.tsx'

/** What of the project does not work as it stands, or is probably not meant so, and where it is mended. */
export default function CheckPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const query = useCall(
    'projects.checkProject',
    { ProjectId: ProjectId ?? 0 },
    { staleTime: 0, refetchOnWindowFocus: true },
  )
  return (
    <Page key={ProjectId} width="text" gap={5}>
      <header>
        <BackLink to={pathOf('admin.project.view', { ProjectId: ProjectId ?? 0 })}>
          {t('projects.check.back')}
        </BackLink>
        <Heading as="h1" size="page">
          {t('projects.check.title')}
        </Heading>
        <Text tone="soft">{t('projects.check.text')}</Text>
      </header>
      <Loadable query={query}>
        {({ Findings, More }) => {
          const standing = Findings.filter(({ Dismissed }) => !Dismissed)
          const away = Findings.filter(({ Dismissed }) => Dismissed)
          return (
            <>
              {standing.length === 0 && (
                <EmptyState
                  icon={<IconCircleCheck size={28} stroke={1.5} />}
                  title={t('projects.check.fineTitle')}
                  text={t('projects.check.fine')}
                />
              )}
              {SEVERITIES.map((severity) => (
                <FindingGroup
                  key={severity}
                  severity={severity}
                  projectId={ProjectId ?? 0}
                  findings={standing.filter(({ Severity }) => Severity === severity)}
                />
              ))}
              {More > 0 && <Text tone="faint">{t('projects.check.more', { count: More })}</Text>}
              {away.length > 0 && <PutAway projectId={ProjectId ?? 0} findings={away} />}
            </>
          )
        }}
      </Loadable>
    </Page>
  )
}
