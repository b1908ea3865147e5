import { Card, Heading, Row, Stack, Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Badge, Loadable } from '#ui'

type Part = CallOutput<'operations.listParts'>[number]

/** How often the list looks again: parts come and go by themselves. */
const LOOK_MS = 5_000

/** What the server works with: what is away of it, since when, and what that means; the rest upon a press. */
export function PartsCard() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const parts = useCall('operations.listParts', { ProjectId }, { refetchInterval: LOOK_MS })
  return (
    <Card as="section" raised gap={3} aria-labelledby="parts">
      <Heading id="parts">{t('operations.parts.title')}</Heading>
      <Loadable query={parts}>
        {(list) => {
          const away = list.filter(({ AwaySince }) => AwaySince !== null)
          return (
            <>
              {away.length > 0 ? (
                <PartList parts={away} />
              ) : (
                <Text tone="done">{t('operations.parts.healthy')}</Text>
              )}
              <details>
                <summary>{t('operations.parts.all')}</summary>
                <PartList parts={list} />
              </details>
            </>
          )
        }}
      </Loadable>
    </Card>
  )
}

function PartList({ parts }: { readonly parts: readonly Part[] }) {
  const { t } = useTexts()
  return (
    <Stack as="ul" gap={2}>
      {parts.map(({ Name, AwaySince }) => (
        <li key={Name}>
          <Row gap={2} align="center">
            <span>{t(`operations.part.${Name}`)}</span>
            {AwaySince === null ? (
              <Badge tone="done">{t('operations.parts.there')}</Badge>
            ) : (
              <Badge tone="overdue">
                {t('operations.parts.away', { at: formatDateTime(AwaySince) })}
              </Badge>
            )}
          </Row>
          {AwaySince !== null && (
            <Text size="small" tone="soft">
              {t(`operations.part.${Name}.without`)}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  )
}
