import { formatNumber } from '@telemachos/rules/numbers'
import type { CSSProperties } from 'react'
import { useTexts } from '#shared'
import { Picture, styleOf } from '../regions/picture.tsx'
import classes from '../regions/regions.module.css'
import type { QuestionCounts } from './question-chart.ts'

/** How often each region of a picture was chosen, on the picture; the table beside says the same. */
export function RegionCounts({ question }: { readonly question: QuestionCounts }) {
  const { language } = useTexts()
  const { Picture: picture, Groups, Answered } = question
  const regions = Groups.flatMap(({ Id, Options: [option] }) =>
    option?.Region ? [{ id: Id, ...option, region: option.Region }] : [],
  )
  if (!picture || regions.length === 0) return null
  return (
    <Picture image={picture.Image} alt={picture.Alt}>
      <div aria-hidden="true">
        {regions.map(({ id, Text, Count, region }) => (
          <span
            key={id}
            title={Text}
            className={classes.count}
            style={
              {
                ...styleOf(region),
                '--share': Answered === 0 ? 0 : Count / Answered,
              } as CSSProperties
            }
          >
            <strong>{formatNumber(Count, language)}</strong>
          </span>
        ))}
      </div>
    </Picture>
  )
}
