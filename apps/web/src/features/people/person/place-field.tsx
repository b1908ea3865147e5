import type { PlaceKind } from '@telemachos/rules/places'
import { useTexts } from '#shared'
import { Combobox } from '#ui'
import { loadedPlaces, usePlaces } from './place-names.ts'
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

/** One of the places of the register, which is loaded with the field, found by its name. */
export function PlaceField({ kind, value, onChange, ...frame }: Props) {
  const { t } = useTexts()
  usePlaces(true)
  return (
    <Combobox
      {...frame}
      options={loadedPlaces(kind)?.map((one) => ({
        value: one.value,
        label: placeWords(one, t),
      }))}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  )
}
