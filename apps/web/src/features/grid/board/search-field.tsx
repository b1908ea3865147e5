import type { Ref } from 'react'
import { useTexts } from '#shared'
import { SearchField as Field, FILTER_MS } from '#ui'

/** Filters wait so long for the next key (spec §9, filter search). */

interface Props {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** The text that mentees are searched by; Enter searches at once. */
export function SearchField(props: Props) {
  const { t } = useTexts()
  return (
    <Field
      {...props}
      label={t('actions.grid.search')}
      placeholder={t('actions.grid.searchHint')}
      debounceMs={FILTER_MS}
    />
  )
}
