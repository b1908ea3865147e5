import type { Finding } from '@telemachos/contract/projects/findings'
import { useTexts } from '#shared'
import { ProjectLink } from '#ui'
import { findingName } from './finding-words.ts'
import { placeOfFinding } from './place-of-finding.ts'

interface Props {
  readonly finding: Finding
  readonly projectId: number
  /** Opens in a tab of its own: what is being done here stays. */
  readonly isBeside?: boolean
  readonly className?: string | undefined
}

/** The name of what a finding is about, which leads to where it is mended. */
export function FindingLink({ finding, projectId, isBeside = false, className }: Props) {
  const { t } = useTexts()
  return (
    <ProjectLink
      {...placeOfFinding(finding, projectId)}
      {...(isBeside && { target: '_blank', rel: 'noopener' })}
      className={className}
    >
      {findingName(finding, { t })}
    </ProjectLink>
  )
}
