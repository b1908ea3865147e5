import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { Band } from '@telemachos/questionnaire/definition'
import { useTexts } from '../../../../shared/i18n/use-texts.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import classes from './forms.module.css'
import { LabelFields } from './label-fields.tsx'
import { NumberField } from './number-field.tsx'

interface Props {
  readonly bands: readonly Band[]
  readonly onChange: (bands: readonly Band[], field: string) => void
}

const MAX = 20
const NO_TEXT = { el: '', en: '' }

/** What scores mean: from a number to another, a name and what is said of it. */
export function BandList({ bands, onChange }: Props) {
  const { t } = useTexts()
  const change = (place: number, own: Partial<Band>, field: string): void =>
    onChange(
      bands.map((band, at) => (at === place ? { ...band, ...own } : band)),
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
            onClick={() => onChange(bands.toSpliced(place, 1), 'bands')}
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
        onClick={() => {
          const from = bands.length > 0 ? (bands.at(-1)?.to ?? 0) + 1 : 0
          onChange([...bands, { from, to: from, name: NO_TEXT, text: NO_TEXT }], 'bands')
        }}
      >
        {t('questEdit.band.add')}
      </Button>
    </>
  )
}
