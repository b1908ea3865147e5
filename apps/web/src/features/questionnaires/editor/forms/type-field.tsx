import type { TypeId } from '@telemachos/questionnaire/definition'
import { useTexts } from '#shared'
import { FieldFrame, fieldClasses } from '#ui'

/** The 26 types as an author looks for them. */
const KINDS = {
  choices: [1, 2, 3, 25, 15, 16],
  scales: [6, 20, 8, 12, 7, 19],
  written: [10, 11, 13, 14, 17],
  grids: [4, 5, 18, 9, 26],
  others: [22, 23, 21, 24],
} as const satisfies Record<string, readonly TypeId[]>

interface Props {
  /** What it is the type of; of the question without it. */
  readonly label?: string
  readonly value: TypeId
  readonly onChange: (type: TypeId) => void
}

/** The type of a question. */
export function TypeField({ label, value, onChange }: Props) {
  const { t } = useTexts()
  return (
    <FieldFrame label={label ?? t('questEdit.type')}>
      {(control) => (
        <select
          {...control}
          className={fieldClasses.input}
          value={value}
          onChange={(event) => onChange(Number(event.currentTarget.value) as TypeId)}
        >
          {(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => (
            <optgroup key={kind} label={t(`questEdit.types.${kind}`)}>
              {KINDS[kind].map((type) => (
                <option key={type} value={type}>
                  {t(`questEdit.type.${type}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
