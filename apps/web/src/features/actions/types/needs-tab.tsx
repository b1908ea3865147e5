import { DOCUMENTS, INFORMATION, TASK } from '@telemachos/contract/actions/need-kinds'
import { CALCULATOR } from '@telemachos/contract/spreadsheets/limits'
import { Card, Heading, Stack, Text } from '#layout'
import { useTexts } from '#shared'
import { Checkbox } from '#ui'
import type { ActionTabProps } from '../action/action-tab.ts'
import { CalculatorCard } from './calculator-card.tsx'
import { ChecklistEditor } from './checklist-editor.tsx'
import type { Needs } from './needs-draft.ts'
import { SlotsEditor } from './slots-editor.tsx'

/** What an action asks by its type: reading, a checklist and evidence, or documents. */
export default function NeedsTab({ form, content, place }: ActionTabProps) {
  const { t } = useTexts()
  const { Needs } = form.values
  const { TypeId } = content
  const change = (next: Partial<Needs>) => form.set({ Needs: { ...Needs, ...next } })
  const parts = { needs: Needs, isTried: form.isTried, onChange: change }
  if (TypeId === INFORMATION) return <ReadingCard {...parts} />
  if (TypeId === CALCULATOR) return <CalculatorCard {...parts} />
  return (
    <Stack gap={4} packed>
      {TypeId === TASK && <ChecklistEditor {...parts} />}
      <SlotsEditor {...parts} actionId={place.ActionId} isDocument={TypeId === DOCUMENTS} />
      {Needs.slots.some(({ review }) => review) && (
        <Card as="section">
          <Checkbox
            label={t('actions.types.acceptCompletes')}
            checked={Needs.acceptCompletes}
            onChange={(acceptCompletes) => change({ acceptCompletes })}
          />
        </Card>
      )}
    </Stack>
  )
}

interface ReadingProps {
  readonly needs: Needs
  readonly onChange: (next: Partial<Needs>) => void
}

function ReadingCard({ needs: { reading }, onChange }: ReadingProps) {
  const { t } = useTexts()
  const set = (next: Partial<Needs['reading']>) => onChange({ reading: { ...reading, ...next } })
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('submissions.reading.title')}
      </Heading>
      <Text tone="faint">{t('actions.types.readingLead')}</Text>
      <Checkbox
        label={t('actions.types.readingConfirm')}
        checked={reading.confirm}
        onChange={(confirm) => set({ confirm })}
      />
      <Checkbox
        label={t('actions.types.readingAgain')}
        checked={reading.again}
        onChange={(again) => set({ again })}
      />
    </Card>
  )
}
