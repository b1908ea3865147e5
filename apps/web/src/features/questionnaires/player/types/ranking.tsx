import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTexts } from '../../../../shared/i18n/use-texts.ts'
import { announce } from '../../../../shared/ui/announce.ts'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { placeBeside, placesAfter, rankedItems } from './rank-places.ts'
import classes from './types.module.css'
import { choose, read, type TypeProps } from './type-props.ts'

/** Type 7: a place for each item, by a list of places or by moving it. */
export function Ranking({ question, answers, onAnswer }: TypeProps) {
  const { t } = useTexts()
  const items = rankedItems(question, answers)
  const total = items[0]?.group.options.length ?? 0
  const move = (groupId: number, name: string, place: number | null): void => {
    for (const [id, next] of placesAfter(items, groupId, place)) onAnswer(id, choose(next))
    announce(
      place === null
        ? `${name}: ${t('quest.rank.none')}`
        : t('quest.rank.moved', { item: name, place, total }),
    )
  }
  return (
    <>
      <p className={classes.note}>{t('quest.rank.lead')}</p>
      <ol className={classes.rank}>
        {items.map(({ group, place }) => {
          const name = read(group.text)
          const [up, down] = (['up', 'down'] as const).map((direction) =>
            placeBeside(items, group.id, direction),
          )
          return (
            <li
              key={group.id}
              className={classes.rankItem}
              data-placed={place !== null || undefined}
            >
              <select
                aria-label={t('quest.rank.place', { item: name })}
                className={classes.place}
                value={place ?? ''}
                onChange={(event) =>
                  move(
                    group.id,
                    name,
                    event.currentTarget.value ? Number(event.currentTarget.value) : null,
                  )
                }
              >
                <option value="">–</option>
                {group.options.map(({ id, text }) => (
                  <option key={id} value={id}>
                    {read(text)}
                  </option>
                ))}
              </select>
              <span className={classes.grow} dir="auto">
                {name}
              </span>
              <IconButton
                label={t('quest.rank.up', { item: name })}
                aria-disabled={up === undefined}
                onClick={() => up !== undefined && move(group.id, name, up)}
              >
                <IconArrowUp size={20} />
              </IconButton>
              <IconButton
                label={t('quest.rank.down', { item: name })}
                aria-disabled={down === undefined}
                onClick={() => down !== undefined && move(group.id, name, down)}
              >
                <IconArrowDown size={20} />
              </IconButton>
            </li>
          )
        })}
      </ol>
    </>
  )
}
