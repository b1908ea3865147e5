import { placesOf, type PlaceKind } from '@telemachos/rules/places'
import { useTexts } from '../i18n/use-texts.ts'
import { Combobox } from '../ui/index.ts'
import { placeWords } from './value-words.ts'

interface Props {
  readonly kind: PlaceKind
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** As it is kept; '' for none. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One of the places of the register, found by its name; pages load it where they need it. */
export default function PlaceField({ kind, value, onChange, ...frame }: Props) {
  const { t } = useTexts()
  return (
    <Combobox
      {...frame}
      options={placesOf(kind).map((one) => ({ value: one.value, label: placeWords(one, t) }))}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  )
}
