import { Card, Heading, Row, Stack, Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import type { ReactNode } from 'react'
import { useCall, useMay, useTexts, type CallOutput, type Texts } from '#shared'
import { CopyButton } from '#ui'
import { EffectsTable, KeptReasons } from './effects-table.tsx'

type Erasure = CallOutput<'privacy.getErasure'>

interface Props {
  readonly userId: number
  /** What is shown of somebody who was not erased, and to those who do not erase. */
  readonly otherwise: ReactNode
}

/** Where an erasure ends, and the address of the person leads from then on: what was done. */
export function ErasureReceipt({ userId, otherwise }: Props) {
  const may = useMay()
  const erasure = useCall(
    'privacy.getErasure',
    { UserId: userId },
    { enabled: may('privacy.getErasure'), retry: false },
  )
  if (erasure.data) return <Receipt erasure={erasure.data} />
  return erasure.isLoading ? null : otherwise
}

function Receipt({ erasure }: { readonly erasure: Erasure }) {
  const { t } = useTexts()
  const { At, Reason, Sections } = erasure
  const when = t('privacy.erased.when', {
    at: formatDateTime(At),
    reason: t(`privacy.reason.${Reason}`),
  })
  return (
    <Stack as="article" gap={4}>
      <Heading as="h1" size="page">
        {t('privacy.erased.title')}
      </Heading>
      <Card as="section" raised gap={3} role="status">
        <p>{when}</p>
        <p>{t('privacy.erased.lost')}</p>
      </Card>
      <Card as="section" raised gap={3} aria-labelledby="erased-effects">
        <Heading id="erased-effects">{t('privacy.erased.effects')}</Heading>
        {Sections.length === 0 ? (
          <p>{t('privacy.erased.unknown')}</p>
        ) : (
          <>
            <EffectsTable sections={Sections} when="done" />
            <KeptReasons sections={Sections} />
            <Text tone="soft">{t('privacy.erased.until')}</Text>
            <Row gap={3}>
              <CopyButton
                label={t('privacy.erased.copy')}
                text={[t('privacy.erased.title'), when, ...lines(erasure, t)].join('\n')}
              />
            </Row>
          </>
        )}
      </Card>
    </Stack>
  )
}

/** The same as plain text, for somebody who cannot sign in any more. */
function lines({ Sections }: Erasure, t: Texts['t']): string[] {
  const sections = Sections.map(({ Section, Removed, Anonymised, Kept, Because }) =>
    t('privacy.erased.line', {
      section: t(`privacy.section.${Section}`),
      removed: Removed,
      anonymised: Anonymised,
      kept: Kept,
      why: Because.map((because) => t(`privacy.because.${because}`)).join(' '),
    }).trim(),
  )
  return [t('privacy.erased.lost'), ...sections, t('privacy.erased.until')]
}
