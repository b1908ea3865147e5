import { IconPlus } from '@tabler/icons-react'
import { Card, Heading, Text } from '#layout'
import { useTexts } from '#shared'
import { Button } from '#ui'
import { moved, newSlot, type Needs, type Slot } from './needs-draft.ts'
import { RowTools } from './row-tools.tsx'
import { SlotEditor } from './slot-editor.tsx'
import classes from './types.module.css'

const MAX_SLOTS = 20

interface Props {
  readonly needs: Needs
  readonly actionId: number
  /** Whether documents are asked for; else it is evidence of a task. */
  readonly isDocument: boolean
  readonly isTried: boolean
  readonly onChange: (next: Partial<Needs>) => void
}

/** What has to be handed in, one below the other. */
export function SlotsEditor({ needs, actionId, isDocument, isTried, onChange }: Props) {
  const { t } = useTexts()
  const { slots, checklist } = needs
  const kind = isDocument ? 'document' : 'evidence'
  const replace = (next: Slot) =>
    onChange({ slots: slots.map((one) => (one.id === next.id ? next : one)) })
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t(`actions.types.${kind}`)}
      </Heading>
      {slots.length === 0 && <Text tone="faint">{t(`actions.types.${kind}None`)}</Text>}
      <ol className={classes.rows}>
        {slots.map((slot, place) => (
          <li key={slot.id}>
            <RowTools
              title={t('actions.types.slot', { place: place + 1 })}
              said={slot.label.el}
              place={place}
              count={slots.length}
              onMove={(by) => onChange({ slots: moved(slots, place, by) })}
              onRemove={() => onChange({ slots: slots.filter(({ id }) => id !== slot.id) })}
            />
            <SlotEditor {...{ slot, actionId, checklist, isTried }} onChange={replace} />
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          disabled={slots.length >= MAX_SLOTS}
          onClick={() => onChange({ slots: [...slots, newSlot(isDocument)] })}
        >
          {t(`actions.types.${kind}Add`)}
        </Button>
      </div>
    </Card>
  )
}
