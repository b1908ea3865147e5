import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '#shared'
import classes from './results.module.css'

/** How much a score changed: in words and by an arrow; whether that is good, nobody says here. */
export function ChangeWords({ change }: { readonly change: number }) {
  const { t, language } = useTexts()
  const way = change > 0 ? 'up' : change < 0 ? 'down' : 'same'
  const Icon = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconArrowRight }[way]
  const by = formatNumber(Number(Math.abs(change).toFixed(2)), language)
  return (
    <span className={classes.change}>
      <Icon size={16} aria-hidden="true" />
      {t(`results.combined.${way}`, { by })}
    </span>
  )
}
