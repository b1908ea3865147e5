import { Heading, Row, Stack, Text } from '#layout'
import { MAX_REASONS } from '@telemachos/contract/applications/limits'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { Button, IconButton, LanguageFields } from '#ui'
import classes from './applications.module.css'
import type { Rules } from './rules.ts'

interface Props {
  readonly reasons: Rules['Reasons']
  readonly onChange: (reasons: Rules['Reasons']) => void
}

/** The reasons for rejections that are offered. */
export function ReasonFields({ reasons, onChange }: Props) {
  const { t } = useTexts()
  return (
    <Stack as="section" gap={3} aria-label={t('applications.rules.reasons')}>
      <Heading as="h3">{t('applications.rules.reasons')}</Heading>
      <Text tone="soft">{t('applications.rules.reasonsText')}</Text>
      <ul className={classes.rules}>
        {reasons.map((reason, place) => {
          const number = place + 1
          return (
            // oxlint-disable-next-line react/no-array-index-key -- A reason is what it says, and is still being written.
            <li key={place}>
              <LanguageFields
                name={t('applications.rules.reason', { number })}
                value={reason}
                maxLength={300}
                onChange={({ el, en }) => onChange(reasons.with(place, { el, en }))}
              />
              <IconButton
                label={t('applications.rules.removeReason', { number })}
                onClick={() => onChange(reasons.toSpliced(place, 1))}
              >
                <IconTrash size={18} />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {reasons.length < MAX_REASONS && (
        <Row>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => onChange([...reasons, { el: '', en: '' }])}
          >
            {t('applications.rules.addReason')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
