import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { MOST_STARS } from '@telemachos/contract/library/limits'
import { formatNumber } from '@telemachos/rules/numbers'
import { useMay, useTexts, useWrite } from '#shared'
import { showSystemMessage } from '#ui'
import type { Item } from './item.ts'
import classes from './library.module.css'

/** The mean of an item's stars, and one's own, which a second press takes back. */
export function StarRating({ item }: { readonly item: Item }) {
  const { Id, Stars, Ratings, OwnStars } = item
  const { t, language } = useTexts()
  const rate = useWrite('library.rate')
  const may = useMay()
  return (
    <fieldset className={classes['stars']}>
      <legend>{t('library.ownStars')}</legend>
      {Array.from({ length: MOST_STARS }, (_, at) => at + 1).map((stars) => (
        <button
          key={stars}
          type="button"
          className={classes['star']}
          aria-label={t('library.rate', { count: stars })}
          aria-pressed={stars === OwnStars}
          disabled={!may('library.rate')}
          onClick={() =>
            rate.mutate(
              { ItemId: Id, Stars: stars === OwnStars ? 0 : stars },
              { onError: (error) => showSystemMessage(error, t) },
            )
          }
        >
          {stars <= OwnStars ? (
            <IconStarFilled size={22} aria-hidden="true" />
          ) : (
            <IconStar size={22} aria-hidden="true" />
          )}
        </button>
      ))}
      <span>
        {Ratings === 0
          ? t('library.noStars')
          : t('library.mean', { mean: formatNumber(Stars, language), count: Ratings })}
      </span>
    </fieldset>
  )
}
