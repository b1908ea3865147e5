import type { Finding } from '@telemachos/contract/projects/findings'
import { IconAlertTriangle, IconInfoCircle, IconEyeOff } from '@tabler/icons-react'
import { Card, Heading, Row, Stack, Text } from '#layout'
import { FindingLink, findingName, findingWords } from '#features/actions'
import { useTexts } from '#shared'
import { IconButton } from '#ui'
import classes from './check.module.css'
import { useDismissing } from './use-dismissing.ts'

interface Props {
  readonly severity: Finding['Severity']
  readonly projectId: number
  readonly findings: readonly Finding[]
}

/** The findings of one severity, by their kinds. */
export function FindingGroup({ severity, projectId, findings }: Props) {
  const texts = useTexts()
  const { t } = texts
  const { dismiss } = useDismissing(projectId)
  if (findings.length === 0) return null
  const Icon = severity === 'stops' ? IconAlertTriangle : IconInfoCircle
  return (
    <Card as="section" gap={4} aria-labelledby={`findings-${severity}`}>
      <Row gap={2} align="center" nowrap>
        <Icon size={20} aria-hidden="true" className={classes[severity]} />
        <Heading id={`findings-${severity}`}>
          {t(`projects.check.${severity}`, { count: findings.length })}
        </Heading>
      </Row>
      {[...Map.groupBy(findings, ({ Kind }) => Kind)].map(([kind, some]) => (
        <Stack key={kind} as="section" gap={1} aria-labelledby={`findings-${kind}`}>
          <Heading as="h3" size="small" id={`findings-${kind}`}>
            {some.length === 1
              ? t(`projects.check.kind.${kind}`)
              : t('projects.check.count', {
                  title: t(`projects.check.kind.${kind}`),
                  number: some.length,
                })}
          </Heading>
          <ul className={classes.list}>
            {some.map((finding) => (
              <li key={finding.Key} className={classes.row}>
                <div>
                  <FindingLink finding={finding} projectId={projectId} className={classes.name} />
                  <Text tone="soft" size="medium" breaks>
                    {findingWords(finding, texts)}
                  </Text>
                </div>
                <IconButton
                  label={t('projects.check.dismiss', { name: findingName(finding, texts) })}
                  onClick={() => void dismiss(finding)}
                >
                  <IconEyeOff size={18} />
                </IconButton>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Card>
  )
}
