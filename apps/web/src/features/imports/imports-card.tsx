import { Card, Heading, Stack, Text } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { formatNumber } from '@telemachos/rules/numbers'
import { useCall, useIdentity, useTexts } from '#shared'
import { Badge, Loadable, ProjectLink } from '#ui'

/** So many of the latest imports are shown here. */
const SHOWN = 5

/** The latest imports of the project, and the way to all of them. */
export function ImportsCard() {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const imports = useCall('imports.listImports', { ProjectId, page: 1 })
  return (
    <Card as="section" raised gap={3} aria-labelledby="latest-imports">
      <Heading id="latest-imports">{t('operations.imports.title')}</Heading>
      <Loadable query={imports}>
        {({ list }) =>
          list.length === 0 ? (
            <Text tone="faint">{t('operations.imports.none')}</Text>
          ) : (
            <Stack as="ul" gap={2}>
              {list.slice(0, SHOWN).map(({ Id, At, By, Added, Lines, Undone }) => (
                <li key={Id}>
                  {t('operations.imports.line', {
                    at: formatDateTime(At),
                    name: By ? fullName(By) : '…',
                    added: formatNumber(Added, language),
                    lines: formatNumber(Lines, language),
                  })}{' '}
                  {Undone && <Badge tone="inactive">{t('operations.imports.undone')}</Badge>}
                </li>
              ))}
            </Stack>
          )
        }
      </Loadable>
      <ProjectLink to={pathOf('admin.project.users')} hash="mTab=import">
        {t('operations.imports.all')}
      </ProjectLink>
    </Card>
  )
}
