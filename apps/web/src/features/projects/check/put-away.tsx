import type { Finding } from '@telemachos/contract/projects/findings'
import { formatDate } from '@telemachos/rules/dates'
import { IconEye } from '@tabler/icons-react'
import { Text } from '#layout'
import { FindingLink, findingName, findingWords } from '#features/actions'
import { useTexts } from '#shared'
import { IconButton } from '#ui'
import classes from './check.module.css'
import { useDismissing } from './use-dismissing.ts'

interface Props {
  readonly projectId: number
  readonly findings: readonly Finding[]
}

/** The findings that were put away, with the reasons, to be brought back. */
export function PutAway({ projectId, findings }: Props) {
  const texts = useTexts()
  const { t } = texts
  const { restore } = useDismissing(projectId)
  return (
    <details className={classes.away}>
      <summary>{t('projects.check.away', { number: findings.length })}</summary>
      <ul className={classes.list}>
        {findings.map((finding) => (
          <li key={finding.Key} className={classes.row}>
            <div>
              <FindingLink finding={finding} projectId={projectId} className={classes.name} />
              <Text tone="soft" size="medium" breaks>
                {findingWords(finding, texts)}
              </Text>
              {finding.Dismissed && (
                <Text tone="faint" size="small" breaks>
                  {t('projects.check.awayBy', {
                    reason: finding.Dismissed.Reason,
                    by: finding.Dismissed.By,
                    date: formatDate(finding.Dismissed.At),
                  })}
                </Text>
              )}
            </div>
            <IconButton
              label={t('projects.check.restore', { name: findingName(finding, texts) })}
              onClick={() => void restore(finding)}
            >
              <IconEye size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
