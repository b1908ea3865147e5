import type { Region } from '@telemachos/questionnaire/definition'
import { useTexts } from '#shared'
import { Button } from '#ui'
import { fitted, IN_THE_MIDDLE } from '../../../regions/region-geometry.ts'
import { NumberField } from '../number-field.tsx'
import classes from './hotspot.module.css'

const SIDES = ['x', 'y', 'width', 'height'] as const

interface Props {
  /** What the region is called. */
  readonly name: string
  readonly number: number
  readonly region: Region | undefined
  readonly onChange: (region: Region | undefined) => void
}

/** Where a region lies on its picture, in numbers; or that it lies nowhere. */
export function RegionFields({ name, number, region, onChange }: Props) {
  const { t } = useTexts()
  if (!region) {
    return (
      <Button
        variant="subtle"
        className={classes.start ?? ''}
        onClick={() => onChange(IN_THE_MIDDLE)}
      >
        {t('questEdit.region.draw', { name })}
      </Button>
    )
  }
  return (
    <div className={classes.sides}>
      {SIDES.map((side) => (
        <NumberField
          key={side}
          label={t(`questEdit.region.${side}`, { number })}
          value={region[side]}
          onChange={(value) => {
            if (value !== undefined) onChange(fitted({ ...region, [side]: value }))
          }}
        />
      ))}
      <Button variant="subtle" className={classes.start ?? ''} onClick={() => onChange(undefined)}>
        {t('questEdit.region.remove', { name })}
      </Button>
    </div>
  )
}
