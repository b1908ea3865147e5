import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import { IconDownload, IconUserX } from '@tabler/icons-react'
import { COPY_REASONS } from '@telemachos/contract/privacy/reasons'
import { useState } from 'react'
import { useIdentity, useTexts, type CallInput, useMay } from '#shared'
import { Button, SelectField } from '#ui'
import classes from './data-card.module.css'
import type { DataPerson } from './data-person.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { useDownload } from './use-download.ts'

type Reason = CallInput<'privacy.downloadUserData'>['Reason']

/** For an Admin: a copy of what is kept about a person, and their erasure; nothing for others. */
export function PersonDataCard({ person }: { readonly person: DataPerson }) {
  const { t } = useTexts()
  const { UserId } = useIdentity()
  const may = useMay()
  const { download, busy, problem } = useDownload()
  const [reason, setReason] = useState<Reason | null>(null)
  const [erasing, setErasing] = useState(false)
  if (!may('privacy.eraseUser') || person.Id === UserId) return null
  return (
    <Card as="section" raised gap={3} aria-labelledby="person-data">
      <Heading id="person-data">{t('privacy.person.title')}</Heading>
      <div className={classes.part}>
        <Text tone="soft">{t('privacy.person.copyLead')}</Text>
        <SelectField
          label={t('privacy.person.copyReason')}
          options={COPY_REASONS.map((value) => ({
            value,
            label: t(`privacy.copyReason.${value}`),
          }))}
          none={t('privacy.erase.choose')}
          value={reason}
          onChange={(value) => setReason(value as Reason | null)}
        />
        <Row gap={3}>
          <Button
            variant="default"
            disabled={reason === null}
            loading={busy}
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            onClick={() =>
              reason &&
              void download('privacy.downloadUserData', { UserId: person.Id, Reason: reason })
            }
          >
            {t('privacy.copy.download')}
          </Button>
        </Row>
        {problem && <FailureNotice>{problem}</FailureNotice>}
      </div>
      <div className={classes.part}>
        <Text tone="soft">{t('privacy.erase.lead')}</Text>
        <Row gap={3}>
          <Button
            variant="default"
            leftSection={<IconUserX size={18} aria-hidden="true" />}
            onClick={() => setErasing(true)}
          >
            {t('privacy.erase.open')}
          </Button>
        </Row>
      </div>
      {erasing && <EraseDialog person={person} onClose={() => setErasing(false)} />}
    </Card>
  )
}
