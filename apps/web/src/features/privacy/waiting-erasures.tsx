import { Card, Heading, Text } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import { formatDate } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { useCall, useMay, useTexts } from '#shared'
import { Loadable, ProjectLink } from '#ui'

/** How many requests for erasure wait, for who decides them. */
export function WaitingErasures() {
  const may = useMay()
  return may('privacy.listErasureRequests') ? <Waiting /> : null
}

function Waiting() {
  const { t, language } = useTexts()
  const requests = useCall('privacy.listErasureRequests', {})
  return (
    <Card as="section" raised gap={3} aria-labelledby="waiting-erasures">
      <Heading id="waiting-erasures">{t('operations.erasure.title')}</Heading>
      <Loadable query={requests}>
        {([oldest, ...others]) =>
          oldest === undefined ? (
            <Text tone="done">{t('operations.erasure.none')}</Text>
          ) : (
            <>
              <p>
                {t('operations.erasure.waiting', {
                  number: formatNumber(1 + others.length, language),
                  at: formatDate(oldest.At),
                })}
              </p>
              <ProjectLink to={pathOf('admin.project.list')}>
                {t('operations.erasure.open')}
              </ProjectLink>
            </>
          )
        }
      </Loadable>
    </Card>
  )
}
