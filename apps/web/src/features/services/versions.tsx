import { Card, Heading, Row, Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { useCall, useIdentity, useTexts } from '#shared'
import { Button, Loadable } from '#ui'

interface VersionsProps {
  readonly id: number
  readonly version: number
  /** Takes the text of a version into the editor, where it is saved as a new one. */
  readonly onTake: (text: string) => void
}

/** What a service was, with the way back. */
export function Versions({ id, version, onTake }: VersionsProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const versions = useCall('services.listServiceVersions', { ProjectId, Id: id })
  return (
    <Card as="section" gap={3} aria-labelledby="service-versions">
      <Heading id="service-versions">{t('services.versions')}</Heading>
      <Loadable query={versions}>
        {(all) =>
          all.map(({ Version, At, By, Text: text }) => (
            <Row key={Version} gap={3} align="center" justify="between">
              <Text>
                {t('services.version', {
                  number: Version,
                  at: formatDateTime(At),
                  name: By ?? t('services.unknownAuthor'),
                })}
              </Text>
              {Version !== version && (
                <Button variant="subtle" size="compact-md" onClick={() => onTake(text)}>
                  {t('services.takeVersion')}
                </Button>
              )}
            </Row>
          ))
        }
      </Loadable>
    </Card>
  )
}
