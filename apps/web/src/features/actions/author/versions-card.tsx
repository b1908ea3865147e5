import { Card, Heading, Row, Text } from '#layout'
import { Button, Loadable, Pager, usePages } from '#ui'
import { keepPreviousData } from '@tanstack/react-query'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useCall, useTexts, type CallOutput } from '#shared'
import classes from './author.module.css'

export type Version = CallOutput<'actions.listContentVersions'>['list'][number]

interface Props {
  readonly place: { readonly ProjectId: number; readonly ActionId: number }
  readonly onRestore: (version: Version) => void
}

/** What the action said before; each version can be brought back into the form. */
export function VersionsCard({ place, onRestore }: Props) {
  const { t } = useTexts()
  const pages = usePages()
  const query = useCall(
    'actions.listContentVersions',
    { ...place, ...pages.asked },
    { placeholderData: keepPreviousData },
  )
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('actions.author.history')}
      </Heading>
      <Loadable query={query}>
        {({ list, count }) => (
          <>
            {count === 0 && <Text tone="faint">{t('actions.author.historyNone')}</Text>}
            <ol className={classes.versions} aria-label={t('actions.author.history')}>
              {list.map((version) => (
                <li key={version.Version}>
                  <Row gap={3} align="center" justify="between">
                    <span>
                      <strong>{t('actions.author.version', { version: version.Version })}</strong>{' '}
                      {version.Title}
                      <Text tone="faint" size="medium">
                        {[formatDateTime(version.At), version.By && fullName(version.By)]
                          .filter(Boolean)
                          .join(' · ')}
                      </Text>
                    </span>
                    <Button variant="subtle" onClick={() => onRestore(version)}>
                      {t('actions.author.restore')}
                    </Button>
                  </Row>
                </li>
              ))}
            </ol>
            <Pager {...pages.of(count)} />
          </>
        )}
      </Loadable>
    </Card>
  )
}
