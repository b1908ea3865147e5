import { Heading, Stack, Text } from '#layout'
import { errorText, useCall, useMay, useTexts } from '#shared'
import { FindingLink } from './finding-link.tsx'
import { findingWords } from './finding-words.ts'
import classes from './findings.module.css'

interface Props {
  readonly projectId: number
  /** Those that are being published. */
  readonly actionIds: readonly number[]
  /** What they lack by their types is said already: only what else there is, if anything. */
  readonly besides?: boolean
}

/** As many as one check takes. */
const MOST = 500

/** What the check of the project finds about actions that are being published, in the dialog that asks. */
export function PublishFindings({ projectId, actionIds, besides = false }: Props) {
  const texts = useTexts()
  const { t } = texts
  const may = useMay()
  const isAuthor = may('projects.checkProject')
  const query = useCall(
    'projects.checkProject',
    { ProjectId: projectId, ActionIds: actionIds.slice(0, MOST) },
    { enabled: isAuthor },
  )
  const standing = query.data?.Findings.filter(
    ({ Dismissed, Kind }) => !Dismissed && !(besides && Kind === 'action_unready'),
  )
  if (!isAuthor || (besides && !standing?.length)) return null
  return (
    <Stack as="section" gap={2} aria-live="polite">
      <Heading as="h2" size="small">
        {t('projects.check.publishing')}
      </Heading>
      {query.error && <Text tone="failure">{errorText(query.error, t)}</Text>}
      {!standing && !query.error && <Text tone="faint">{t('core.loading')}</Text>}
      {standing?.length === 0 && <Text tone="soft">{t('projects.check.publishFine')}</Text>}
      {standing && standing.length > 0 && (
        <ul className={classes.brief}>
          {standing.map((finding) => (
            <li key={finding.Key} data-severity={finding.Severity}>
              <FindingLink finding={finding} projectId={projectId} isBeside />
              <span>{findingWords(finding, texts)}</span>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
