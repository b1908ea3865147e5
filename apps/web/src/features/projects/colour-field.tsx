import { Row, Text } from '#layout'
import type { FieldFrameProps } from '#ui'
import { NAMED_COLOURS, useTexts } from '#shared'
import { useId } from 'react'
import classes from './projects.module.css'

interface Props extends Pick<FieldFrameProps, 'label' | 'hint' | 'error'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

type Colour = keyof typeof NAMED_COLOURS
const COLOURS = Object.keys(NAMED_COLOURS) as Colour[]

/** One of the 20 named colours (spec §9). */
export function ColourField({ label, hint, error, value, onChange }: Props) {
  const { t } = useTexts()
  const name = useId()
  return (
    <fieldset className={classes.plain}>
      <legend className={classes.legend}>{label}</legend>
      {hint && (
        <Text tone="faint" size="medium">
          {hint}
        </Text>
      )}
      <Row gap={1}>
        {COLOURS.map((colour) => (
          <label key={colour} className={classes.swatch} title={t(`projects.colour.${colour}`)}>
            <input
              type="radio"
              name={name}
              value={colour}
              checked={value === colour}
              aria-label={t(`projects.colour.${colour}`)}
              onChange={() => onChange(colour)}
            />
            <span style={{ background: NAMED_COLOURS[colour] }} />
          </label>
        ))}
      </Row>
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  )
}
