import { Row } from '#layout'
import { useTexts } from '#shared'
import type { Holder } from './link-kind.ts'
import classes from './load-bar.module.css'

/** How many people somebody has, of how many they can take; in words as well as by its length. */
export function LoadBar({ holder: { Load, Capacity, ForActions } }: { readonly holder: Holder }) {
  const { t } = useTexts()
  const state = Capacity === null || Load < Capacity ? 'free' : Load > Capacity ? 'over' : 'full'
  return (
    <Row gap={3} lineGap={1} align="center">
      {Capacity !== null && (
        <div className={classes.track} aria-hidden="true">
          <div
            className={classes.bar}
            data-state={state}
            style={{ inlineSize: `${Math.min(100, (100 * Load) / Math.max(1, Capacity))}%` }}
          />
        </div>
      )}
      <p className={classes.words}>
        {Capacity === null
          ? t('linking.load', { count: Load })
          : t('linking.load.of', { load: Load, capacity: Capacity })}
        {state !== 'free' && <strong data-state={state}> {t(`linking.load.${state}`)}</strong>}
        {ForActions > 0 && ` ${t('linking.load.actions', { count: ForActions })}`}
      </p>
    </Row>
  )
}
