import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { Band } from '@telemachos/questionnaire/definition'
import { useTexts } from '#shared'
import { Button, IconButton } from '#ui'
import classes from './forms.module.css'
import { LabelFields } from './label-fields.tsx'
import { removeItem, type ItemsUpdate } from './move-item.ts'
import { NumberField } from './number-field.tsx'

interface Props {
  readonly bands: readonly Band[]
  readonly onChange: (update: ItemsUpdate<Band>, field: string) => void
}

const MAX = 20
const NO_TEXT = { el: '', en: '' }

/** Begins where the one before it ends. */
function newBand(before: Band | undefined): Band {
  const from = before ? before.to + 1 : 0
  return { from, to: from, name: NO_TEXT, text: NO_TEXT }
}

/** What scores mean: from a number to another, a name and what is said of it. */
export function BandList({ bands, onChange }: Props) {
  const { t } = useTexts()
  const change = (place: number, own: Partial<Band>, field: string): void =>
    onChange(
      (now) => now.map((band, at) => (at === place ? { ...band, ...own } : band)),
      `band ${place} ${field}`,
    )
  return (
    <>
      {bands.map((band, place) => (
        <div key={place} className={classes.band}>
          <NumberField
            label={t('questEdit.band.from')}
            value={band.from}
            onChange={(from) => from !== undefined && change(place, { from }, 'from')}
          />
          <NumberField
            label={t('questEdit.band.to')}
            value={band.to}
            onChange={(to) => to !== undefined && change(place, { to }, 'to')}
          />
          <IconButton
            label={t('questEdit.band.remove', { number: place + 1 })}
            onClick={() => onChange(removeItem(bands, place), 'bands')}
          >
            <IconTrash size={16} />
          </IconButton>
          <div className={classes.wide}>
            <LabelFields
              name={t('questEdit.band.name')}
              value={band.name}
              onChange={(name, language) => change(place, { name }, `name ${language}`)}
            />
            <LabelFields
              name={t('questEdit.band.text')}
              value={band.text}
              onChange={(text, language) => change(place, { text }, `text ${language}`)}
            />
          </div>
        </div>
      ))}
      <Button
        variant="subtle"
        leftSection={<IconPlus size={16} />}
        disabled={bands.length >= MAX}
        onClick={() => onChange((now) => [...now, newBand(now.at(-1))], 'bands')}
      >
        {t('questEdit.band.add')}
      </Button>
    </>
  )
}
