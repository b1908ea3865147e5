import { Card, Heading, Row, Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { useCall, useIdentity, useTexts } from '#shared'
import { Button, Loadable } from '#ui'

interface DocumentVersionsProps {
  readonly id: string
  readonly version: number
  /** Takes the data of a version into the editor, where it is saved as a new one. */
  readonly onTake: (data: string) => void
}

/** What a document was, with the way back. */
export function DocumentVersions({ id, version, onTake }: DocumentVersionsProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const versions = useCall('data.listDataVersions', { ProjectId, Id: id })
  return (
    <Card as="section" gap={3} aria-labelledby="data-versions">
      <Heading id="data-versions">{t('data.store.versions')}</Heading>
      <Loadable query={versions}>
        {(all) =>
          all.map(({ Version, At, By, Data }) => (
            <Row key={Version} gap={3} align="center" justify="between">
              <Text>
                {t('data.store.version', {
                  number: Version,
                  at: formatDateTime(At),
                  name: By ?? t('data.store.unknownAuthor'),
                })}
              </Text>
              {Version !== version && (
                <Button variant="subtle" size="compact-md" onClick={() => onTake(Data)}>
                  {t('data.store.takeVersion')}
                </Button>
              )}
            </Row>
          ))
        }
      </Loadable>
    </Card>
  )
}
