import { IconPlus } from '@tabler/icons-react'
import { Card, Heading, Text } from '#layout'
import { useTexts } from '#shared'
import { Button, Checkbox, LanguageFields } from '#ui'
import { moved, newItem, withoutItem, type Item, type Needs } from './needs-draft.ts'
import { RowTools } from './row-tools.tsx'
import classes from './types.module.css'

const MAX_ITEMS = 50
const MAX_LABEL = 300

interface Props {
  readonly needs: Needs
  readonly isTried: boolean
  readonly onChange: (next: Partial<Needs>) => void
}

/** The lines of a task's checklist, in both languages. */
export function ChecklistEditor({ needs, isTried, onChange }: Props) {
  const { t } = useTexts()
  const { checklist } = needs
  const replace = (next: Item) =>
    onChange({ checklist: checklist.map((one) => (one.id === next.id ? next : one)) })
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('actions.types.checklist')}
      </Heading>
      {checklist.length === 0 && <Text tone="faint">{t('actions.types.checklistNone')}</Text>}
      <ol className={classes.rows}>
        {checklist.map((item, place) => (
          <li key={item.id}>
            <RowTools
              title={t('actions.types.item', { place: place + 1 })}
              said={item.label.el}
              place={place}
              count={checklist.length}
              onMove={(by) => onChange({ checklist: moved(checklist, place, by) })}
              onRemove={() => onChange(withoutItem(needs, item.id))}
            />
            <LanguageFields
              name={t('actions.types.itemText')}
              value={item.label}
              maxLength={MAX_LABEL}
              onChange={({ el, en }) => replace({ ...item, label: { el, en } })}
              errorOf={(language) =>
                language === 'el' && isTried && item.label.el.trim() === '' && t('rule.required')
              }
            />
            <Checkbox
              label={t('actions.types.required')}
              checked={item.required}
              onChange={(required) => replace({ ...item, required })}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          disabled={checklist.length >= MAX_ITEMS}
          onClick={() => onChange({ checklist: [...checklist, newItem()] })}
        >
          {t('actions.types.addItem')}
        </Button>
      </div>
    </Card>
  )
}
