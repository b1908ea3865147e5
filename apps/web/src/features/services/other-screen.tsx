import { Card, Heading, Text } from '#layout'
import type { ProjectPath } from '@telemachos/contract/paths'
import { useTexts } from '#shared'
import { ProjectLink } from '#ui'

interface OtherScreenProps {
  readonly subject: 'bulk' | 'grid'
  readonly to: ProjectPath
}

/** A tool of development that has a page of its own. */
export function OtherScreen({ subject, to }: OtherScreenProps) {
  const { t } = useTexts()
  return (
    <Card as="section" gap={3} aria-labelledby={`development-${subject}`}>
      <Heading id={`development-${subject}`}>{t(`development.tab.${subject}`)}</Heading>
      <Text tone="soft">{t(`development.${subject}.lead`)}</Text>
      <p>
        <ProjectLink to={to}>{t('development.open')}</ProjectLink>
      </p>
    </Card>
  )
}
