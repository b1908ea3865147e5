import { Text } from '#layout'
import type { DraftOption } from '@telemachos/questionnaire/author/draft'
import { newOption } from '@telemachos/questionnaire/author/new-question'
import type { Region } from '@telemachos/questionnaire/definition'
import { useId, useRef, type KeyboardEvent } from 'react'
import { useTexts } from '#shared'
import { Button } from '#ui'
import { Picture, styleOf } from '../../../regions/picture.tsx'
import { IN_THE_MIDDLE, moved, resized } from '../../../regions/region-geometry.ts'
import spotClasses from '../../../regions/regions.module.css'
import formClasses from '../forms.module.css'
import classes from './hotspot.module.css'
import { useRegionDrag } from './use-region-drag.ts'

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Props {
  readonly image: string | undefined
  readonly alt: string
  readonly options: readonly DraftOption[]
  readonly onChange: (options: readonly DraftOption[], field?: string) => void
}

/** The picture of a hotspot, on which its regions are drawn, moved and resized. */
export function RegionBoard({ image, alt, options, onChange }: Props) {
  const { t } = useTexts()
  const id = useId()
  const board = useRef<HTMLDivElement>(null)
  const set = (place: number, Region: Region | undefined): void =>
    onChange(
      options.map((option, at) => (at === place ? { ...option, Region } : option)),
      `option ${place} region`,
    )
  /** The first option that is not on the picture gets the region, or a new one. */
  const add = (region: Region): void => {
    const free = options.findIndex(({ Region: own }) => !own)
    if (free >= 0) set(free, region)
    else onChange([...options, { ...newOption(options), Region: region }])
  }
  const drag = useRegionDrag(board, (place, region) =>
    place === null ? add(region) : set(place, region),
  )
  return (
    <fieldset className={formClasses.list} aria-describedby={`${id}-hint`}>
      <legend>{t('questEdit.regions')}</legend>
      <Text id={`${id}-hint`} tone="faint" size="medium">
        {t(image ? 'questEdit.regions.hint' : 'questEdit.regions.noPicture')}
      </Text>
      {image && (
        <>
          <div>
            <Picture key={image} image={image} alt={alt}>
              <div
                ref={board}
                role="presentation"
                className={classes.board}
                onPointerDown={(event) => drag.begin({ kind: 'draw' }, event)}
                {...drag.handlers}
              >
                {options.map((option, place) => {
                  const region = drag.draft?.place === place ? drag.draft.region : option.Region
                  if (!region) return null
                  return (
                    <Spot
                      // oxlint-disable-next-line react/no-array-index-key -- Options are known by their places.
                      key={place}
                      name={option.Text.el || option.Text.en || `${place + 1}`}
                      number={place + 1}
                      region={region}
                      onGrip={(kind, event) => drag.begin({ kind, place, region }, event)}
                      onSet={(next) => set(place, next)}
                    />
                  )
                })}
                {drag.draft?.place === null && (
                  <div className={spotClasses.spot} style={styleOf(drag.draft.region)} />
                )}
              </div>
            </Picture>
          </div>
          <Button variant="light" onClick={() => add(IN_THE_MIDDLE)}>
            {t('questEdit.region.add')}
          </Button>
        </>
      )}
    </fieldset>
  )
}

interface SpotProps {
  readonly name: string
  readonly number: number
  readonly region: Region
  readonly onGrip: (kind: 'move' | 'resize', event: React.PointerEvent<HTMLElement>) => void
  readonly onSet: (region: Region | undefined) => void
}

function Spot({ name, number, region, onGrip, onSet }: SpotProps) {
  const { t } = useTexts()
  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const [x, y] = STEPS[event.key] ?? []
    if (x !== undefined && y !== undefined) {
      onSet(event.shiftKey ? resized(region, { x, y }) : moved(region, { x, y }))
    } else if (event.key === 'Delete') onSet(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      type="button"
      title={name}
      aria-label={t('questEdit.region.at', { name, ...region })}
      className={`${spotClasses.spot} ${classes.spot}`}
      style={styleOf(region)}
      data-badge={number}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => onGrip('move', event)}
    >
      <span
        aria-hidden="true"
        className={classes.corner}
        onPointerDown={(event) => onGrip('resize', event)}
      />
    </button>
  )
}
